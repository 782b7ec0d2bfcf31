import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

const look =
  "tf:h-px tf:border-0 tf:bg-[linear-gradient(var(--tf-toward),var(--tf-tang)_0_var(--tf-fold,30%),var(--tf-line)_var(--tf-fold,30%)_100%)] tf:[--tf-toward:90deg] tf:rtl:[--tf-toward:-90deg] tf:forced-colors:bg-[CanvasText]";

/**
 * The rule that opens a section: lit up to the fold. A surrounding `Container` defines the fold, otherwise it is at 30
 * %.
 */
export function Rule30({ className, ...props }: ComponentProps<"hr">) {
  return <hr {...props} className={cx(look, className)} />;
}
