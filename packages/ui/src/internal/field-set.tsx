"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldContext, joinIds } from "./field-context.ts";
import { FieldError, FieldHelp, type FieldWords, labelLook, OptionalMark } from "./field-parts.tsx";
import { defineLook } from "./variants.ts";

const choicesLook = defineLook(
  "FieldSet",
  "tf:flex",
  { orientation: { vertical: "tf:flex-col", horizontal: "tf:flex-wrap tf:gap-x-6" } },
  { orientation: "vertical" },
);

export type FieldSetProps = Omit<ComponentProps<"fieldset">, "children"> &
  FieldWords & {
    /** The question that the choices answer, and the name of the group. */
    legend: ReactNode;
    /** The direction of the choices, by default below each other. A row wraps if it is too narrow. */
    orientation?: "vertical" | "horizontal";
    children?: ReactNode;
  };

/** A question with several choices: the basis of CheckboxGroup and RadioGroup, as Field is for one control. */
export function FieldSet({
  legend,
  help,
  error,
  optional = false,
  optionalWord = "(optional)",
  orientation,
  className,
  children,
  ...props
}: FieldSetProps) {
  const id = useId();
  const invalid = Boolean(error);
  const described = joinIds(props["aria-describedby"], help ? `${id}-help` : undefined, invalid ? `${id}-error` : "");
  return (
    <fieldset
      {...props}
      aria-labelledby={props["aria-labelledby"] ?? `${id}-legend`}
      aria-describedby={described}
      data-invalid={invalid ? "" : undefined}
      className={`group/field-set tf:min-w-0 ${className ?? ""}`}
    >
      <legend id={`${id}-legend`} className={`${labelLook} tf:max-w-full`}>
        {legend}
        {optional && <OptionalMark word={optionalWord} />}
      </legend>
      {Boolean(help) && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
      <FieldContext value={{ invalid }}>
        <div {...choicesLook({ orientation }, "tf:mt-1")}>{children}</div>
      </FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
