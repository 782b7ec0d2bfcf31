import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

const look =
  "mr-[calc(var(--gap)*-1)] h-2.5 [mask-image:linear-gradient(90deg,#000_calc(100%-var(--gap)),transparent_0)] [mask-size:1%_100%] [--gap:1px] md:[--gap:2px]";

export type HundredProps = ComponentProps<"div"> & {
  /** How many of the hundred cells are lit, 0 to 100. */
  lit?: number;
};

/** A row of a hundred cells, thirty of them lit: the company's promise as an ornament. */
export function Hundred({ lit = 30, className, style, ...props }: HundredProps) {
  const background = `linear-gradient(90deg, var(--mark) ${lit}%, var(--surface-3) 0)`;
  return <div aria-hidden {...props} className={cx(look, className)} style={{ background, ...style }} />;
}
