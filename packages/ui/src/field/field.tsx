"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { FieldContext, joinIds } from "../internal/field-context.ts";
import { FieldError, FieldHelp, type FieldWords, labelLook, OptionalMark } from "../internal/field-parts.tsx";

export type FieldProps = ComponentProps<"div"> &
  FieldWords & {
    /** What is asked for. Leave it out only around a single Checkbox, which brings its own label. */
    label?: ReactNode;
    /** Makes the control `required`, for the browser's own check and for screen readers. */
    required?: boolean;
    /**
     * One control of this package: Input, Textarea, Select, NativeSelect, Combobox, MultiSelect, DatePicker, TimeField,
     * FileInput, or a single Checkbox. A Switch brings its own label, a SegmentedControl its own group: neither stands in one.
     */
    children?: ReactNode;
  };

/**
 * A control with its label, help and error. It hands `id`, `aria-describedby`, `aria-invalid` and `required` to the one
 * control in it; what the control is given itself wins. Several choices for one question are a CheckboxGroup or a
 * RadioGroup, which have a `legend` and otherwise the same props.
 *
 * When an error goes is the form's business: take `error` away when the visitor edits, ask again on submit. Give the form
 * `noValidate`, and on submit move the focus to the first `[aria-invalid="true"]`.
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

/** A press on the label of a Select moves the focus, as with the browser's own; Radix would open the list at times. */
function focusSelect(label: HTMLLabelElement): () => void {
  const focusOnly = (event: MouseEvent) => {
    if (label.control?.getAttribute("role") !== "combobox") return;
    event.preventDefault();
    label.control.focus();
  };
  label.addEventListener("click", focusOnly);
  return () => label.removeEventListener("click", focusOnly);
}
