"use client";
import { cx } from "class-variance-authority";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { useFieldControl } from "../internal/field-context.ts";
import { fieldLook } from "../internal/field-look.ts";

export type NativeSelectProps = ComponentProps<"select"> & {
  /** Offered first while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
};

/**
 * One choice of many with the browser's own list: the picker that phones do well, working before any script runs. Its
 * choices are `<option>`s. If the list itself should have the design's look, use Select, which costs ten times as much.
 */
export function NativeSelect({ placeholder, className, children, ...props }: NativeSelectProps) {
  const wiring = useFieldControl(props);
  // By default a select shows its first enabled option.
  const start = placeholder !== undefined && props.value === undefined ? { defaultValue: "" } : {};
  return (
    <span className="tf:relative tf:block">
      <select {...start} {...props} {...wiring} className={cx(nativeLook, fieldLook, className)}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="tf:pointer-events-none tf:absolute tf:end-3.5 tf:top-1/2 tf:size-4 tf:-translate-y-1/2 tf:text-fg-2 tf:forced-colors:text-inherit"
      />
    </span>
  );
}

const nativeLook =
  "tf:block tf:min-h-11 tf:cursor-pointer tf:appearance-none tf:pe-10 tf:text-ellipsis tf:[&>option]:bg-surface-2 tf:[&>option]:text-fg tf:[&:has(option[value='']:checked)]:text-fg-3";
