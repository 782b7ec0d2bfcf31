"use client";
import { cx } from "class-variance-authority";
import * as Primitive from "radix-ui/radio-group";
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useRef } from "react";
import { ChoiceRow } from "../internal/choice-row.tsx";
import { choiceControl } from "../internal/field-choice.ts";
import { FieldSet, type FieldSetProps } from "../internal/field-set.tsx";
import { usePortalTheme } from "../internal/portal-theme.tsx";

export type RadioGroupProps = Omit<FieldSetProps, "defaultValue" | "onChange" | "dir"> & {
  /** The name of the choice in the surrounding form. */
  name?: string;
  /** The choice, if controlled; null is none. */
  value?: string | null;
  /** The initial choice, if uncontrolled. */
  defaultValue?: string;
  /** Called with the choice. */
  onValueChange?: (value: string) => void;
  /** Whether one must be chosen. */
  required?: boolean;
};

/**
 * A question with one answer out of a few; for many use a Select. Arrow keys move and choose, Tab enters at the chosen
 * one (ARIA practices: radio group). `legend` is its name; help and error are as in Field.
 */
export function RadioGroup({
  name,
  form,
  value,
  defaultValue,
  onValueChange,
  required,
  disabled,
  children,
  ...props
}: RadioGroupProps) {
  const { marker, dir } = usePortalTheme();
  const { onKeyDown, onFocus } = useChooseByArrow(props);
  const state = { name, form, value, defaultValue, onValueChange, required, disabled, dir };
  return (
    <Primitive.Root {...state} asChild>
      {/* Radix would write its direction into the markup, but the server does not know it. */}
      <FieldSet
        dir={undefined}
        {...props}
        disabled={disabled}
        aria-invalid={props.error ? true : undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {children}
        {marker}
      </FieldSet>
    </Primitive.Root>
  );
}

/**
 * Chooses the answer that an arrow key moves to. Radix checks whether the key is still down when focus arrives, but a
 * short press, such as from a switch or voice control, is over by then.
 */
function useChooseByArrow(own: Pick<RadioGroupProps, "onKeyDown" | "onFocus">) {
  const byArrow = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLFieldSetElement>) => {
      own.onKeyDown?.(event);
      byArrow.current = event.key.startsWith("Arrow");
    },
    onFocus: (event: FocusEvent<HTMLFieldSetElement>) => {
      own.onFocus?.(event);
      if (byArrow.current && event.target.role === "radio") event.target.click();
      byArrow.current = false;
    },
  };
}

export type RadioGroupItemProps = Omit<ComponentProps<typeof Primitive.Item>, "asChild" | "onChange"> & {
  value: string;
};

/** One answer, with its label as children. `className` applies to the row, all other props and `ref` to the circle. */
export function RadioGroupItem({ className, children, id, ...props }: RadioGroupItemProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const mark = (
    <Primitive.Item
      {...props}
      id={controlId}
      className={cx(
        "tf:rounded-full tf:group-data-invalid/field-set:border-2 tf:group-data-invalid/field-set:border-bad",
        choiceControl,
      )}
    >
      {/* Drawn as a border: forced colors remove backgrounds. */}
      <Primitive.Indicator className="tf:size-2 tf:rounded-full tf:border-4 tf:border-current" />
    </Primitive.Item>
  );
  return (
    <ChoiceRow controlId={controlId} mark={mark} className={className}>
      {children}
    </ChoiceRow>
  );
}
