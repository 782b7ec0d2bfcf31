import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

const sheet = [
  "tf:bg-paper tf:text-on-paper tf:[--corner:22px] tf:before:absolute tf:before:top-0 tf:before:right-0 tf:before:size-(--corner) tf:before:content-['']",
  "tf:[clip-path:polygon(0_0,calc(100%-var(--corner))_0,100%_var(--corner),100%_100%,0_100%)]",
  "tf:before:bg-[linear-gradient(225deg,transparent_50%,var(--paper-line)_50%)]",
];

const cardLook = defineLook(
  "Card",
  "tf:relative",
  { variant: { surface: "tf:rounded-md tf:border tf:border-line tf:bg-surface", sheet } },
  { variant: "surface" },
);

export type CardProps = ComponentProps<"div"> & {
  /** `surface` is a panel of the system. `sheet` is paper with a folded corner, and only ever an agent's work product. */
  variant?: "surface" | "sheet";
  /** No padding: for content that runs to the edges or brings its own. */
  flush?: boolean;
};

/** A ground for content that belongs together. */
export function Card({ variant, flush = false, className, ...props }: CardProps) {
  return <div {...props} {...cardLook({ variant }, cx(!flush && "tf:p-6", className))} />;
}
