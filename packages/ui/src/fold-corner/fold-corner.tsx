import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

const look = [
  "tf:pointer-events-none tf:absolute tf:-end-px tf:-top-px tf:size-7 tf:origin-top-right tf:scale-0 tf:rtl:origin-top-left tf:forced-colors:hidden",
  "tf:[--tf-fold-angle:225deg] tf:rtl:[--tf-fold-angle:135deg] tf:bg-[linear-gradient(var(--tf-fold-angle),var(--tf-bg)_49.5%,var(--tf-tang)_50%)]",
  "tf:duration-200 tf:ease-fold tf:group-focus-within/fold:scale-100 tf:group-hover/fold:scale-100 tf:motion-safe:transition-[scale]",
];

/**
 * The folded corner of a card that is a link: it grows from the top corner, at the end of the line, on hover and focus.
 * Put it into an element with `group/fold relative` and keep that corner free of content. `<Card interactive>` has its
 * own.
 */
export function FoldCorner({ className, ...props }: Omit<ComponentProps<"span">, "children">) {
  return <span aria-hidden {...props} className={cx(look, className)} />;
}
