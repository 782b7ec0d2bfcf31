import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import { type ByWidth, defineLook } from "../internal/variants.ts";

const gap = {
  none: "tf:gap-0",
  xs: "tf:gap-1",
  sm: "tf:gap-2",
  md: "tf:gap-4",
  lg: "tf:gap-6",
  xl: "tf:gap-10",
};

const stackLook = defineLook(
  "Stack",
  "tf:flex tf:min-w-0",
  {
    gap,
    direction: { column: "tf:flex-col", row: "tf:flex-row tf:flex-wrap", "row-from-md": "tf:flex-col tf:md:flex-row" },
    align: {
      stretch: "tf:items-stretch",
      start: "tf:items-start",
      center: "tf:items-center",
      end: "tf:items-end",
      baseline: "tf:items-baseline",
    },
    justify: {
      start: "tf:justify-start",
      center: "tf:justify-center",
      end: "tf:justify-end",
      between: "tf:justify-between",
    },
  },
  { gap: "md", direction: "column", align: "stretch", justify: "start" },
);

type Gap = "none" | "xs" | "sm" | "md" | "lg" | "xl";

export type StackProps = ComponentProps<"div"> & {
  /** Between the children: 0, 4, 8, 16, 24, 40 px. By width: `{ base: "sm", md: "lg" }`. */
  gap?: Gap | ByWidth<Gap>;
  /** `row-from-md`: a column below 768 px. A row wraps. */
  direction?: "column" | "row" | "row-from-md";
  align?: "stretch" | "start" | "center" | "end" | "baseline";
  justify?: "start" | "center" | "end" | "between";
  /** Gives the layout to the one child, for example a `<ul>`. */
  asChild?: boolean;
};

/** Things below or beside each other, at one distance. */
export function Stack({ gap: distance, direction, align, justify, asChild = false, className, ...props }: StackProps) {
  const Tag = asChild && isOneElement("Stack", props.children) ? Slot : "div";
  return <Tag {...props} {...stackLook({ gap: distance, direction, align, justify }, className)} />;
}

const gridLook = defineLook("Grid", "tf:grid tf:min-w-0", { gap }, { gap: "md" });

export type GridProps = ComponentProps<"div"> & {
  /** Between the children: 0, 4, 8, 16, 24, 40 px. By width: `{ base: "sm", md: "lg" }`. */
  gap?: Gap | ByWidth<Gap>;
  /** Least width of a column in rem. As many columns as there is room for, all of one width. */
  columnWidth?: number;
  /** Gives the layout to the one child, for example a `<ul>`. */
  asChild?: boolean;
};

/** Columns that follow the room they have, not the screen: no breakpoint, and right beside a sidebar, too. */
export function Grid({ gap: distance, columnWidth = 16, asChild = false, className, style, ...props }: GridProps) {
  const Tag = asChild && isOneElement("Grid", props.children) ? Slot : "div";
  const columns = { gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnWidth}rem, 100%), 1fr))` };
  return <Tag {...props} style={{ ...columns, ...style }} {...gridLook({ gap: distance }, cx(className))} />;
}
