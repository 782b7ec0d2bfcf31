import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { isOneElement } from "../internal/one-element.ts";
import { Slot } from "../internal/slot.tsx";
import { defineLook } from "../internal/variants.ts";

const textLook = defineLook(
  "Text",
  "tf:text-pretty tf:break-words",
  {
    size: {
      lead: "tf:text-lead",
      body: "tf:text-body",
      ui: "tf:text-ui tf:font-semibold",
      small: "tf:text-small",
      meta: "tf:text-meta",
      figure: "tf:text-figure tf:tabular-nums",
    },
    tone: {
      default: "tf:text-fg-2",
      strong: "tf:text-fg",
      quiet: "tf:text-fg-3",
      inherit: "",
    },
  },
  { size: "body", tone: "default" },
);

const measures = new Map([
  ["lead", "tf:max-w-[27em]"],
  ["figure", ""],
]);

export type TextProps = ComponentProps<"p"> & {
  /** `lead` follows an h1 or h2, `ui` is the text of controls, `figure` a result in large digits. */
  size?: "lead" | "body" | "ui" | "small" | "meta" | "figure";
  /** `inherit` uses the surrounding color: for paper and tangerine, where the other three are unreadable. */
  tone?: "default" | "strong" | "quiet" | "inherit";
  /** Limits lines to a readable length: 44 characters for `lead`, 62 for the rest. */
  measure?: boolean;
  /** Fixed-width digits, for numbers that change or are in a column. */
  tabular?: boolean;
  /** Machine output only: log times, run ids, frames. */
  mono?: boolean;
  /** Applies the look to the single child, for example a `<time>` or a `<li>`. */
  asChild?: boolean;
};

/** Running text: a paragraph, or with `asChild` any element. It has no margin. */
export function Text({ size, tone, measure = true, tabular, mono, asChild, className, ...props }: TextProps) {
  const Tag = asChild && isOneElement("Text", props.children) ? Slot : "p";
  const look = textLook({ size, tone });
  const limit = measure && (measures.get(look["data-size"] ?? "") ?? "tf:max-w-[38em]");
  const digits = tabular && look["data-size"] !== "figure" && "tf:tabular-nums";
  return <Tag {...props} {...look} className={cx(look.className, limit, digits, mono && "tf:font-mono", className)} />;
}
