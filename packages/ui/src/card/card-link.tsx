import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";

// The ring is drawn round the whole card, and inside of it: a sheet's clip would cut it off outside. On a sheet
// it has paper on both sides: at the edge it would be lost in a dark ground.
const look = [
  "tf:rounded-xs tf:underline-offset-4 tf:in-data-[variant=sheet]:hover:underline tf:forced-colors:underline",
  "tf:after:absolute tf:after:inset-0 tf:after:rounded-[inherit] tf:after:content-['']",
  "tf:focus-visible:outline-none tf:focus-visible:after:outline-2 tf:focus-visible:after:outline-offset-[var(--tf-card-ring,-2px)] tf:focus-visible:after:outline-focus",
];

export type CardLinkProps = ComponentProps<"a"> & {
  /** Gives the look to the one child: a router's link, or an `ExternalLink`. */
  asChild?: boolean;
};

/**
 * The link in the title of a `<Card interactive>`. It covers the card, so that a press anywhere follows it, while its
 * name stays the title alone. A second control in the card needs `relative` to stand above it.
 */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const Tag = asChild && isOneElement("CardLink", props.children) ? Slot : "a";
  return <Tag {...props} className={cx(look, className)} />;
}
