import type { ComponentProps } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import { type ByWidth, defineLook } from "../internal/variants.ts";

const containerLook = defineLook(
  "Container",
  "tf:mx-auto tf:box-content tf:px-pad tf:[--tf-fold:calc(30%+var(--tf-gutter)*0.3)]",
  { size: { sm: "tf:max-w-5xl", default: "tf:max-w-7xl", lg: "tf:max-w-screen-2xl" } },
  { size: "default" },
);

type Size = "sm" | "default" | "lg";

export type ContainerProps = ComponentProps<"div"> & {
  /**
   * Maximum content width: sm 1024, default 1280, lg 1536 px, plus the page's padding on both sides. By width: `{ base:
   * "default", wide: "lg" }`.
   */
  size?: Size | ByWidth<Size>;
  /** Applies the layout to the single child, for example a `<footer>`. */
  asChild?: boolean;
};

/**
 * The centered column that holds everything on a page. It defines `--tf-fold`, the start of column 4 of 10, for the
 * rules, splits and color breaks inside it. Keep it a block: its width comes from its surroundings.
 */
export function Container({ size, asChild = false, className, ...props }: ContainerProps) {
  const Tag = asChild && isOneElement("Container", props.children) ? Slot : "div";
  return <Tag {...props} {...containerLook({ size }, className)} />;
}
