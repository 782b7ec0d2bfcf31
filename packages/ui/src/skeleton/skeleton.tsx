import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

const skeletonLook = defineLook(
  "Skeleton",
  "tf:block tf:motion-safe:animate-breathe",
  {
    variant: {
      surface: "tf:[--tf-bar:var(--tf-surface-3)] tf:forced-colors:[--tf-bar:color-mix(in_srgb,CanvasText_25%,Canvas)]",
      sheet: "tf:[--tf-bar:var(--tf-paper-2)] tf:forced-colors:[--tf-bar:color-mix(in_srgb,CanvasText_25%,Canvas)]",
    },
  },
  { variant: "surface" },
);

const block = "tf:h-3.5 tf:rounded-xs tf:bg-(--tf-bar) tf:forced-colors:forced-color-adjust-none";

// As high as a line of the text that replaces it; the bar in it is as high as the letters.
const line =
  "tf:flex tf:h-[1lh] tf:items-center tf:before:h-[0.75em] tf:before:w-full tf:before:rounded-xs tf:before:bg-(--tf-bar) tf:before:content-[''] tf:forced-colors:forced-color-adjust-none";

/** Lines end raggedly, the last one early, as in text. */
const widths = ["96%", "100%", "88%", "94%"];

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  /**
   * The number of text lines to stand in for, each as high as a line of the surrounding text. If omitted: one block.
   */
  lines?: number;
  /** `sheet` is for paper. */
  variant?: "surface" | "sheet";
};

/**
 * Bars with the position and dimensions of content that is loading. A block gets its height and width from `className`.
 * Hidden from screen readers: put several into a `SkeletonGroup`, which says what is loading.
 */
export function Skeleton({ lines, variant, className, ...props }: SkeletonProps) {
  if (lines === undefined) return <span aria-hidden {...props} {...skeletonLook({ variant }, cx(block, className))} />;
  return (
    <span aria-hidden {...props} {...skeletonLook({ variant }, className)}>
      {Array.from({ length: lines }, (_, index) => {
        const width = index > 0 && index === lines - 1 ? "62%" : widths[index % widths.length];
        return <span key={index} className={line} style={{ width }} />;
      })}
    </span>
  );
}

export type SkeletonGroupProps = ComponentProps<"div"> & {
  /** What is loading. It is read out. */
  label?: string;
};

/**
 * The skeletons of one region, with a label for screen readers. The region itself, which stays once the content has
 * loaded, has `aria-busy` meanwhile.
 */
export function SkeletonGroup({ label = "Loading", className, children, ...props }: SkeletonGroupProps) {
  return (
    <div {...props} className={cx("tf:relative", className)}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
