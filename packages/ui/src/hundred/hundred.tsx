import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

// Two system colors in forced-colors mode; the row is an ornament, so nothing else is lost.
const colors =
  "tf:[--tf-lit:var(--tf-mark)] tf:[--tf-unlit:var(--tf-line)] tf:forced-colors:[--tf-lit:CanvasText] tf:forced-colors:[--tf-unlit:color-mix(in_srgb,CanvasText_30%,Canvas)] tf:forced-colors:[forced-color-adjust:none]";

// One element for a hundred cells: a row of two colors, seen through a gradient that repeats cell and gap. A mask the
// size of one cell does not work: Firefox rounds the size to whole pixels, and Chromium blurs the gaps. A gap of
// exactly one pixel may miss every pixel's center, so it is a hair wider.
const look =
  "tf:h-2.5 tf:[--tf-toward:90deg] tf:rtl:[--tf-toward:-90deg] tf:[--tf-gap:1.001px] tf:[--tf-step:calc((100%+var(--tf-gap))/100)] tf:[mask-image:repeating-linear-gradient(90deg,#000_0_calc(var(--tf-step)-var(--tf-gap)),transparent_0_var(--tf-step))] tf:md:[--tf-gap:2.001px]";

export type HundredProps = ComponentProps<"div"> & {
  /** The number of lit cells out of a hundred, 0 to 100; other values are clamped. */
  lit?: number;
};

/** A row of a hundred cells, thirty of them lit: the company's promise as an ornament. */
export function Hundred({ lit = 30, className, style, ...props }: HundredProps) {
  // The colors meet in the middle of a gap, so that no cell shows a sliver of the other color.
  const shown = Math.min(100, Math.max(0, lit || 0));
  const end = `calc(${shown}% + var(--tf-gap) * ${shown / 100 - 0.5})`;
  const background = `linear-gradient(var(--tf-toward), var(--tf-lit) ${end}, var(--tf-unlit) 0)`;
  return <div aria-hidden {...props} className={cx(look, colors, className)} style={{ background, ...style }} />;
}
