import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

const markLook = defineLook(
  "LogoMark",
  // A drawing keeps its own colors in forced-colors mode, so it takes the user's here.
  "tf:forced-colors:[--tf-front:currentColor] tf:forced-colors:[--tf-back:GrayText]",
  {
    tone: {
      default: "tf:[--tf-front:var(--tf-fg)] tf:[--tf-back:var(--tf-mark)]",
      "on-tang": "tf:[--tf-front:var(--tf-on-tang)] tf:[--tf-back:var(--tf-paper)]",
    },
  },
  { tone: "default" },
);

const front = "tf:fill-(--tf-front)";
const back = "tf:fill-(--tf-back)";

/** The four panels in paint order, so that the folds overlap, each with its position along the ribbon. */
const panels = [
  { d: "M4 3.5H21.12L23.68 9.7H4Z", fill: front, place: "tf:[--tf-place:0] tf:[--tf-unfold-from:inset(0_100%_0_0)]" },
  { d: "M13 11.62 23.68 22.3 21.12 28.5 13 20.38Z", fill: front, place: "tf:[--tf-place:2]" },
  { d: "M23.68 9.7 13 20.38V11.62L21.12 3.5Z", fill: back, place: "tf:[--tf-place:1]" },
  { d: "M21.12 28.5H4V22.3H23.68Z", fill: back, place: "tf:[--tf-place:3] tf:[--tf-unfold-from:inset(0_0_0_100%)]" },
];

export type LogoMarkProps = ComponentProps<"svg"> & {
  /** `on-tang` is for the mark on a tangerine tile. */
  tone?: "default" | "on-tang";
  /** The ribbon unfolds panel by panel, once, in 4 x 360 ms. Static under reduced motion. */
  animated?: boolean;
};

/** A ribbon folded three times into a 3. Decorative: the name is beside it or on the link around it. */
export function LogoMark({ tone, animated = false, className, ...props }: LogoMarkProps) {
  return (
    <svg viewBox="1.84 2 24 28" width={24} height={28} aria-hidden {...props} {...markLook({ tone }, className)}>
      {panels.map(({ d, fill, place }) => (
        <path key={d} className={animated ? cx(fill, place, "tf:motion-safe:animate-unfold") : fill} d={d} />
      ))}
    </svg>
  );
}
