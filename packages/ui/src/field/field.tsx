"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { FieldContext, joinIds } from "../internal/field-context.ts";
import { FieldError, FieldHelp, type FieldWords, labelLook, OptionalMark } from "../internal/field-parts.tsx";

export type FieldProps = ComponentProps<"div"> &
  FieldWords & {
    /** The question or name of the control. Omit it only around a single Checkbox, which has its own label. */
    label?: ReactNode;
    /** Makes the control `required`, for the browser's own validation and for screen readers. */
    required?: boolean;
    /**
     * One control of this package: Input, Textarea, Select, NativeSelect, Combobox, MultiSelect, DatePicker, TimeField,
     * FileInput, or a single Checkbox. A Switch has its own label and a SegmentedControl its own group: neither goes
     * into a Field.
     */
    children?: ReactNode;
  };

/**
 * A control with its label, help and error. It passes `id`, `aria-describedby`, `aria-invalid` and `required` to the
 * one control in it; the control's own props win. For several choices that answer one question use a CheckboxGroup or a
 * RadioGroup, which have a `legend` and otherwise the same props.
 *
 * The form decides when an error goes: remove `error` when the visitor edits, validate again on submit. Give the form
 * `noValidate`, and on submit move focus to the first `[aria-invalid="true"]`.
 */
export function Field({
  label,
  help,
  error,
  optional = false,
  optionalWord = "(optional)",
  required,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId();
  const [adopted, adopt] = useState<string>();
  const [complaint, complain] = useState<string>();
  const shown = complaint ?? error;
  const invalid = Boolean(shown);
  const controlId = `${id}-control`;
  const describedBy = joinIds(help ? `${id}-help` : undefined, invalid ? `${id}-error` : undefined);
  return (
    <div {...props} data-invalid={invalid ? "" : undefined} className={cx("tf:min-w-0", className)}>
      {Boolean(label) && (
        <label htmlFor={adopted ?? controlId} className={cx("tf:block", labelLook)} ref={focusSelect}>
          {label}
          {optional && <OptionalMark word={optionalWord} />}
        </label>
      )}
      {Boolean(help) && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
      <div className={cx(Boolean(label ?? help) && "tf:mt-1.5")}>
        <FieldContext value={{ controlId, describedBy, invalid, required, adopt, complain }}>{children}</FieldContext>
      </div>
      <FieldError id={`${id}-error`}>{shown}</FieldError>
    </div>
  );
}

/** A press on a Select's label only moves focus, as for native controls; Radix would sometimes open the list. */
function focusSelect(label: HTMLLabelElement): () => void {
  const focusOnly = (event: MouseEvent) => {
    if (label.control?.getAttribute("role") !== "combobox") return;
    event.preventDefault();
    label.control.focus();
  };
  label.addEventListener("click", focusOnly);
  return () => label.removeEventListener("click", focusOnly);
}
