import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { FoldCorner } from "../fold-corner/fold-corner.tsx";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import { defineLook } from "../internal/variants.ts";

// No border, no radius. In forced-colors mode, a border sets the paper off from its ground.
const sheet = [
  "tf:bg-paper tf:text-on-paper tf:[--tf-corner:22px] tf:[--tf-focus:var(--tf-on-paper)] tf:[--tf-card-ring:-7px] tf:before:absolute tf:before:end-0 tf:before:top-0 tf:before:size-(--tf-corner) tf:before:content-['']",
  "tf:[clip-path:polygon(0_0,calc(100%-var(--tf-corner))_0,100%_var(--tf-corner),100%_100%,0_100%)]",
  "tf:rtl:[clip-path:polygon(var(--tf-corner)_0,100%_0,100%_100%,0_100%,0_var(--tf-corner))]",
  "tf:[--tf-fold-angle:225deg] tf:rtl:[--tf-fold-angle:135deg] tf:before:bg-[linear-gradient(var(--tf-fold-angle),transparent_50%,var(--tf-paper-line)_50%)]",
  "tf:forced-colors:border tf:forced-colors:[clip-path:none]",
];

const cardLook = defineLook(
  "Card",
  "tf:relative",
  { variant: { surface: "tf:rounded-md tf:border tf:border-line tf:bg-surface tf:text-fg", sheet } },
  { variant: "surface" },
);

const interactiveLook =
  "group/fold tf:transition-colors tf:duration-120 tf:focus-within:bg-surface-2 tf:hover:bg-surface-2";

export type CardProps = ComponentProps<"div"> & {
  /** `surface` is a system panel. `sheet` is paper with a folded corner, reserved for an agent's work product. */
  variant?: "surface" | "sheet";
  /** No padding: for content that runs to the edges or has its own. */
  flush?: boolean;
  /** The card is one link: give its title a `CardLink`. Hover and focus lift its tone and fold its corner. */
  interactive?: boolean;
};

/** A ground for content that belongs together. */
export function Card({ variant, flush = false, interactive = false, className, children, ...props }: CardProps) {
  const { "data-variant": shown, ...look } = cardLook({ variant });
  const folds = interactive && shown !== "sheet";
  return (
    <div
      {...props}
      data-variant={shown}
      data-interactive={interactive ? "" : undefined}
      className={cx(look.className, !flush && "tf:p-6", folds && interactiveLook, className)}
    >
      {children}
      {folds && <FoldCorner />}
    </div>
  );
}

// The ring is drawn inside the card, around all of it: outside, a sheet's clip would cut it off. On a sheet it has
// paper on both sides: at the edge it would be lost on a dark ground.
const linkLook = [
  "tf:rounded-xs tf:underline-offset-4 tf:in-data-[variant=sheet]:hover:underline tf:forced-colors:underline",
  "tf:after:absolute tf:after:inset-0 tf:after:rounded-[inherit] tf:after:content-['']",
  "tf:focus-visible:outline-none tf:focus-visible:after:outline-2 tf:focus-visible:after:outline-offset-[var(--tf-card-ring,-2px)] tf:focus-visible:after:outline-focus",
];

export type CardLinkProps = ComponentProps<"a"> & {
  /** Applies the look to the single child: a router's link, or an `ExternalLink`. */
  asChild?: boolean;
};

/**
 * The link in the title of a `<Card interactive>`. It covers the card, so a press anywhere follows it, while only the
 * title is its name. A second control in the card needs `relative` to be above it.
 */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const Tag = asChild && isOneElement("CardLink", props.children) ? Slot : "a";
  return <Tag {...props} className={cx(linkLook, className)} />;
}
