"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, useImperativeHandle, useRef } from "react";
import { useFieldControl } from "../internal/field-context.ts";
import { fieldLook, typedLook } from "../internal/field-look.ts";
import { useGrowFallback } from "./use-grow-fallback.ts";

export type TextareaProps = ComponentProps<"textarea"> & {
  /** The height in pixels at which it stops growing and scrolls. `rows` win if they need more. */
  maxHeight?: number;
  /** The height while it holds little text. Without it 112 px; 1 row is as high as an Input. */
  rows?: number;
};

/**
 * Text of several lines, which grows with its content up to `maxHeight`. Browsers with `field-sizing` do it without
 * script, so nothing moves at hydration; in others it is measured after each change. There, a long text from the server
 * gets its height at hydration, and a value set directly on the element with the next key.
 */
export function Textarea({ maxHeight = 300, rows, className, style, ref, ...props }: TextareaProps) {
  const wiring = useFieldControl(props);
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => own.current, []);
  useGrowFallback(own);
  const height = rows === undefined ? "tf:min-h-28" : "tf:min-h-[calc(var(--tf-rows)*1lh+20px)]";
  const sizes = { "--tf-rows": rows, maxHeight, ...style };
  return (
    <textarea
      {...props}
      {...wiring}
      ref={own}
      rows={rows}
      style={sizes}
      className={cx(
        "tf:block tf:resize-none tf:overflow-y-auto tf:[field-sizing:content]",
        height,
        fieldLook,
        typedLook,
        className,
      )}
    />
  );
}
