"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { useFormReset } from "../internal/form-reset.ts";
import { useOwnState } from "../internal/own-state.ts";

export type SegmentedControlProps = Omit<ComponentProps<"fieldset">, "onChange" | "defaultValue"> & {
  /**
   * The name of the choice, only for screen readers; if it should be visible, add text beside the control, with
   * `aria-hidden`.
   */
  label: string;
  /** Two to five options, in this order. */
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  /** The chosen value, if controlled. */
  value?: string;
  /** The initial choice, if uncontrolled. */
  defaultValue?: string;
  /** Called with the choice. */
  onValueChange?: (value: string) => void;
};

/**
 * A choice of one out of two to five visible options that takes effect at once. They are native radio buttons: arrow
 * keys choose, and with a `name` they are submitted with their form.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, options, value, defaultValue, onValueChange, name, form, className, ...rest } = props;
  const first = defaultValue ?? options[0]?.value ?? "";
  const [chosen, choose] = useOwnState(value, first, onValueChange);
  const ownName = useId();
  const legend = useRef<HTMLLegendElement>(null);
  useFormReset(
    () => legend.current?.form,
    () => value === undefined && choose(first),
  );
  return (
    <fieldset
      {...rest}
      form={form}
      className={cx(
        "tf:relative tf:inline-flex tf:max-w-full tf:min-w-0 tf:flex-wrap tf:gap-0.5 tf:rounded-sm tf:border tf:border-line tf:bg-sunken tf:p-0.5",
        className,
      )}
    >
      <legend ref={legend} className="tf:sr-only">
        {label}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "tf:relative tf:grid tf:min-h-8 tf:cursor-pointer tf:place-items-center tf:rounded-xs tf:px-3 tf:text-ui tf:font-semibold tf:text-fg-2 tf:hover:text-fg tf:pointer-coarse:min-h-11",
            "tf:has-checked:bg-surface-3 tf:has-checked:text-fg tf:has-checked:inset-ring tf:has-checked:inset-ring-line-strong",
            // Not an outline, which indicates focus.
            "tf:forced-colors:has-checked:bg-[Highlight] tf:forced-colors:has-checked:text-[HighlightText] tf:forced-colors:has-checked:outline-[CanvasText] tf:forced-colors:has-checked:forced-color-adjust-none",
            "tf:has-focus-visible:outline-2 tf:has-focus-visible:outline-offset-1 tf:has-focus-visible:outline-focus tf:has-disabled:cursor-not-allowed tf:has-disabled:text-fg-3",
          )}
        >
          <input
            type="radio"
            name={name ?? ownName}
            form={form}
            value={option.value}
            checked={chosen === option.value}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
            className="tf:absolute tf:inset-0 tf:cursor-[inherit] tf:appearance-none tf:outline-none"
          />
          <span className="tf:pointer-events-none tf:relative">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
