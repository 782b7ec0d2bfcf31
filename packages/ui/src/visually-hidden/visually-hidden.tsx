import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Text that only assistive technology gets: it takes no place on the page and stays in the accessible name. */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span {...props} className={cx("tf:sr-only", className)} />;
}
