"use client";
import { cx } from "class-variance-authority";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, useRef } from "react";
import {
  type ComboboxListProps,
  ComboboxPanel,
  comboboxAttributes,
  useChosenNames,
  useCombobox,
} from "../internal/combobox.tsx";
import { useFieldControl } from "../internal/field-context.ts";
import { fieldLook, typedLook } from "../internal/field-look.ts";
import { useFormReset } from "../internal/form-reset.ts";
import type { ListOption } from "../internal/option-list.tsx";
import { useOwnState } from "../internal/own-state.ts";

export type { ComboboxWords } from "../internal/combobox.tsx";
export type { ListOption as ComboboxOption } from "../internal/option-list.tsx";

type NativeInput = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "type" | "role" | "size" | "list" | "autoComplete" | "children"
>;

export type ComboboxProps = NativeInput &
  ComboboxListProps & {
    /** The chosen value; "" is none. Its option must be among the options when it is first shown. */
    value?: string;
    /** The initial choice, if uncontrolled. */
    defaultValue?: string;
    /** Called with the choice; "" is none. */
    onValueChange?: (value: string) => void;
  };

/**
 * One choice of many, found by typing. Text that does not name an option reverts to the choice when the field is left,
 * or, with `onCreate`, is offered as a new one; an emptied field has no choice. Native props, `ref` and `className`
 * apply to the field; with a `name` the value is submitted with its form.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Combobox(props: ComboboxProps) {
  const { options, onQueryChange: _ask, loading: _loading, onCreate: _create, words: _words, ...rest } = props;
  const { value: held, defaultValue = "", onValueChange, name, className, required, ...native } = rest;
  const { required: needed, ...wiring } = useFieldControl({ ...native, required });
  const [value, setValue] = useOwnState(held, defaultValue, onValueChange);
  const [nameOf, keepName] = useChosenNames(options, [value]);
  const choose = (option: ListOption | undefined) => {
    if (option) keepName(option);
    setValue(option?.value ?? "");
  };
  const field = useRef<HTMLDivElement>(null);
  const state = useCombobox(props, {
    multiple: false,
    isChosen: (option) => option.value === value,
    onChoose: choose,
    onLeave: (text) => {
      const named = options.find(({ label, disabled }) => !disabled && label.toLowerCase() === text.toLowerCase());
      if (text === "" || named) choose(named);
    },
  });
  const goBack = () => {
    state.reset();
    if (held === undefined) setValue(defaultValue);
  };
  useFormReset(() => field.current?.querySelector("input")?.form, goBack);
  return (
    <div ref={field} className="tf:relative tf:w-full tf:min-w-0">
      <input
        {...native}
        {...wiring}
        {...comboboxAttributes(state)}
        required={needed}
        value={state.query ?? nameOf(value) ?? ""}
        onChange={({ currentTarget }) => state.search(currentTarget.value)}
        onClick={(event) => {
          native.onClick?.(event);
          state.show();
        }}
        onKeyDown={(event) => {
          native.onKeyDown?.(event);
          if (!event.defaultPrevented) state.onKeyDown(event);
        }}
        onBlur={(event) => {
          native.onBlur?.(event);
          state.close();
        }}
        className={cx("tf:min-h-11 tf:pe-11", fieldLook, typedLook, className)}
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={value} form={native.form} disabled={native.disabled} />
      )}
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="tf:pointer-events-none tf:absolute tf:end-3.5 tf:top-1/2 tf:size-4 tf:-translate-y-1/2 tf:text-fg-2 tf:forced-colors:text-[CanvasText]"
      />
      <ComboboxPanel state={state} field={field} />
    </div>
  );
}
