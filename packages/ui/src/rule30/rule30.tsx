import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

const look =
  "tf:h-px tf:border-0 tf:bg-[linear-gradient(90deg,var(--tang)_0_var(--fold),var(--line)_var(--fold)_100%)] tf:forced-colors:bg-[CanvasText]";

/** The rule that opens a section: lit up to the fold. Stands in a `Container`, which says where the fold is. */
export function Rule30({ className, ...props }: ComponentProps<"hr">) {
  return <hr {...props} className={cx(look, className)} />;
}
