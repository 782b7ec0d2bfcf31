"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useFieldControl } from "../internal/field-context.ts";
import { fieldLook, typedLook } from "../internal/field-look.ts";

export type InputProps = Omit<ComponentProps<"input">, "type"> & {
  /**
   * Every native type for a line of text, a number or a date. The others are components: Checkbox, RadioGroup,
   * FileInput.
   */
  type?:
    | "text"
    | "email"
    | "tel"
    | "url"
    | "password"
    | "search"
    | "number"
    | "date"
    | "time"
    | "datetime-local"
    | "month"
    | "week";
};

/**
 * One line of text. Put it into a Field, or name it with `aria-label`. Its text is 1rem, so that phones do not zoom in.
 * Its Field's `error` or `aria-invalid` marks it invalid.
 */
export function Input({ type = "text", className, ...props }: InputProps) {
  const wiring = useFieldControl(props);
  return (
    <input type={type} {...props} {...wiring} className={cx("tf:block tf:min-h-11", fieldLook, typedLook, className)} />
  );
}
