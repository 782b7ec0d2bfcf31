"use client";
import { cx } from "class-variance-authority";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import * as Primitive from "radix-ui/checkbox";
import { type ComponentProps, useId } from "react";
import { ChoiceRow } from "../internal/choice-row.tsx";
import { choiceControl } from "../internal/field-choice.ts";
import { useFieldControl } from "../internal/field-context.ts";
import { FieldSet, type FieldSetProps } from "../internal/field-set.tsx";

export type CheckboxProps = Omit<ComponentProps<typeof Primitive.Root>, "asChild" | "onCheckedChange" | "onChange"> & {
  /** `"indeterminate"` if only some of the choices it represents are made, for example in a list. */
  checked?: boolean | "indeterminate";
  /** The initial state, if uncontrolled. */
  defaultChecked?: boolean | "indeterminate";
  /** Called with the requested state. */
  onCheckedChange?: (checked: boolean | "indeterminate") => void;
};

/**
 * A choice that is on or off, with its label as children: the whole row can be pressed. `className` applies to the row,
 * all other props and `ref` to the box. With a `name` it is submitted with its form as `value`, or "on".
 */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  const wiring = useFieldControl(props);
  const ownId = useId();
  const id = wiring.id ?? ownId;
  const mark = (
    <Primitive.Root
      {...props}
      {...wiring}
      id={id}
      className={cx("group/box tf:rounded-xs tf:aria-invalid:border-2 tf:aria-invalid:border-bad", choiceControl)}
    >
      <Primitive.Indicator className="tf:grid">
        <Check aria-hidden strokeWidth={2.5} className="tf:size-3.5 tf:group-data-[state=indeterminate]/box:hidden" />
        <Minus aria-hidden strokeWidth={2.5} className="tf:size-3.5 tf:group-data-[state=checked]/box:hidden" />
      </Primitive.Indicator>
    </Primitive.Root>
  );
  return (
    <ChoiceRow controlId={id} mark={mark} className={className}>
      {children}
    </ChoiceRow>
  );
}

export type CheckboxGroupProps = FieldSetProps;

/**
 * A question that several Checkboxes answer. Its `error` marks each of them; `disabled` disables all. The form checks
 * whether at least one is needed: HTML has no such rule.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <FieldSet {...props} />;
}
