import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Text for assistive technology only: it takes no space on the page and stays in the accessible name. */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span {...props} className={cx("tf:sr-only", className)} />;
}
