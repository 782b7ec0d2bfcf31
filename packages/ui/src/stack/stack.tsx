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
    direction: { column: "tf:flex-col", row: "tf:flex-row", "row-from-md": "tf:flex-col tf:md:flex-row" },
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
  /** Space between the children: 0, 4, 8, 16, 24, 40 px. By width: `{ base: "sm", md: "lg" }`. */
  gap?: Gap | ByWidth<Gap>;
  /** `row-from-md`: a column below 768 px. */
  direction?: "column" | "row" | "row-from-md";
  /** Whether a `row` wraps children that do not fit; with `false` they shrink. */
  wrap?: boolean;
  /** The alignment of the children across the direction. */
  align?: "stretch" | "start" | "center" | "end" | "baseline";
  /** Their alignment along it. */
  justify?: "start" | "center" | "end" | "between";
  /** Applies the layout to the single child, for example a `<ul>`. */
  asChild?: boolean;
};

/** Elements below or beside each other, evenly spaced. */
export function Stack(given: StackProps) {
  const { gap: distance, direction, align, justify, wrap = true, asChild = false, className, ...props } = given;
  const Tag = asChild && isOneElement("Stack", props.children) ? Slot : "div";
  const wrapping = direction === "row" && wrap && "tf:flex-wrap";
  return <Tag {...props} {...stackLook({ gap: distance, direction, align, justify }, cx(wrapping, className))} />;
}

const gridLook = defineLook("Grid", "tf:grid tf:min-w-0", { gap }, { gap: "md" });

export type GridProps = ComponentProps<"div"> & {
  /** Space between the children: 0, 4, 8, 16, 24, 40 px. By width: `{ base: "sm", md: "lg" }`. */
  gap?: Gap | ByWidth<Gap>;
  /** Minimum column width in rem. The grid has as many columns as fit, all equally wide. */
  columnWidth?: number;
  /** The maximum number of columns, however much room there is. */
  maxColumns?: number;
  /** Applies the layout to the single child, for example a `<ul>`. */
  asChild?: boolean;
};

/**
 * Columns that adapt to the available space instead of the screen: no breakpoint, and correct beside a sidebar, too.
 */
export function Grid(given: GridProps) {
  const { gap: distance, columnWidth = 16, maxColumns, asChild = false, className, style, ...props } = given;
  const Tag = asChild && isOneElement("Grid", props.children) ? Slot : "div";
  const least = `min(${columnWidth}rem, 100%)`;
  // Wider than its share would be with one more column, so that one does not fit.
  const width = maxColumns === undefined ? least : `max(${least}, ${100 / (maxColumns + 1)}% + 0.1px)`;
  const columns = { gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` };
  return <Tag {...props} style={{ ...columns, ...style }} {...gridLook({ gap: distance }, cx(className))} />;
}
