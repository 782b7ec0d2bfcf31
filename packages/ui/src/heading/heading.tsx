import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

const headingLook = defineLook(
  "Heading",
  "tf:text-balance tf:break-words",
  {
    level: { "1": "", "2": "", "3": "", "4": "", "5": "", "6": "" },
    size: {
      hero: "tf:text-hero tf:[word-spacing:0.05em]",
      display: "tf:text-display tf:[word-spacing:0.04em]",
      h2: "tf:text-h2",
      h3: "tf:text-h3",
      h4: "tf:text-h4",
      "app-h1": "tf:text-app-h1",
    },
  },
  { level: "2", size: "h2" },
);

const sizes = { 1: "display", 2: "h2", 3: "h3", 4: "h4", 5: "h4", 6: "h4" } as const;

export type HeadingProps = ComponentProps<"h2"> & {
  /** The level in the page's outline, and so the element: `h1` to `h6`. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The look. By default that of its level: 1 `display`, 2 `h2`, 3 `h3`, the rest `h4`. */
  size?: "hero" | "display" | "h2" | "h3" | "h4" | "app-h1";
};

/**
 * A heading. Level and size are separate, so that the outline stays correct if the design calls for another size. It
 * inherits the text color, and has no margin.
 */
export function Heading({ level = 2, size, className, ...props }: HeadingProps) {
  const look = headingLook({ level: `${level}`, size: size ?? sizes[level] }, className);
  const Tag = tags[look["data-level"] ?? ""] ?? "h2";
  return <Tag {...props} {...look} />;
}

const tags: Record<string, "h1" | "h2" | "h3" | "h4" | "h5" | "h6"> = {
  1: "h1",
  2: "h2",
  3: "h3",
  4: "h4",
  5: "h5",
  6: "h6",
};
