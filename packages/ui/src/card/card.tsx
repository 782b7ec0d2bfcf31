import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { FoldCorner } from "../fold-corner/fold-corner.tsx";
import { defineLook } from "../internal/variants.ts";

export { CardLink, type CardLinkProps } from "./card-link.tsx";

// No border, no radius. With the reader's own colors (forced-colors), a border sets paper off from its ground.
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
  /** `surface` is a panel of the system. `sheet` is paper with a folded corner, and only ever an agent's work product. */
  variant?: "surface" | "sheet";
  /** No padding: for content that runs to the edges or brings its own. */
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
