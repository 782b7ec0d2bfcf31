"use client";
import { cx } from "class-variance-authority";
import X from "lucide-react/icons/x";
import { type ComponentProps, useRef } from "react";
import {
  type ComboboxListProps,
  ComboboxPanel,
  type ComboboxWords,
  comboboxAttributes,
  useChosenNames,
  useCombobox,
} from "../internal/combobox.tsx";
import { useFieldControl } from "../internal/field-context.ts";
import { withItsWords } from "../internal/field-look.ts";
import { useFormReset } from "../internal/form-reset.ts";
import { useOwnState } from "../internal/own-state.ts";
import { useSharedRef } from "../internal/shared-ref.ts";

type NativeInput = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "type" | "role" | "size" | "list" | "autoComplete" | "children"
>;

export type MultiSelectWords = ComboboxWords & {
  /** The name of the list of chosen options. */
  chosen?: string;
  remove?: (label: string) => string;
};

export type MultiSelectProps = NativeInput &
  Omit<ComboboxListProps, "words"> & {
    /** The chosen values, in the order they were chosen. */
    values?: readonly string[];
    /** The initially chosen values, if uncontrolled. */
    defaultValues?: readonly string[];
    /** Called with the chosen values. */
    onValuesChange?: (values: readonly string[]) => void;
    /** In the page's language. */
    words?: MultiSelectWords;
  };

const none: readonly string[] = [];

/**
 * Several choices of many, found by typing. Chosen options are shown before the text; Backspace in an empty text
 * removes the last. With a `name` each value is submitted with its form. Native props and `ref` apply to the field's
 * input, `className` to the field.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function MultiSelect(props: MultiSelectProps) {
  const { options, onQueryChange: _ask, loading: _loading, onCreate: _create, words, ...rest } = props;
  const { values: held, defaultValues = none, onValuesChange, name, className, ref, required, ...native } = rest;
  const { required: needed, ...wiring } = useFieldControl({ ...native, required });
  const [values, setValues] = useOwnState(held, defaultValues, onValuesChange);
  const [nameOf, keepName] = useChosenNames(options, values);
  const input = useRef<HTMLInputElement>(null);
  const sharedRef = useSharedRef(input, ref);
  const labelOf = (value: string) => nameOf(value) ?? value;
  const remove = (value: string) => setValues(values.filter((one) => one !== value));
  const field = useRef<HTMLDivElement>(null);
  const state = useCombobox(props, {
    multiple: true,
    isChosen: ({ value }) => values.includes(value),
    onChoose: (option) => {
      keepName(option);
      if (values.includes(option.value)) remove(option.value);
      else setValues([...values, option.value]);
    },
    onLeave: () => undefined,
  });
  const goBack = () => {
    state.reset();
    if (held === undefined) setValues(defaultValues);
  };
  useFormReset(() => input.current?.form, goBack);
  return (
    <div ref={field} className={cx(fieldBox, className)}>
      <Chosen
        {...{ values, labelOf, words }}
        disabled={native.disabled === true || native.readOnly === true}
        onRemove={(value) => {
          remove(value);
          input.current?.focus();
        }}
      />
      <input
        {...native}
        {...wiring}
        {...comboboxAttributes(state)}
        ref={sharedRef}
        placeholder={values.length > 0 ? undefined : native.placeholder}
        value={state.query ?? ""}
        // The text may be empty if something is chosen.
        required={needed && values.length === 0}
        aria-required={needed}
        onChange={({ currentTarget }) => state.search(currentTarget.value)}
        onClick={(event) => {
          native.onClick?.(event);
          state.show();
        }}
        onKeyDown={(event) => {
          native.onKeyDown?.(event);
          if (event.defaultPrevented || native.readOnly) return;
          const last = values.at(-1);
          if (event.key === "Backspace" && !state.query && last !== undefined) remove(last);
          else state.onKeyDown(event);
        }}
        onBlur={(event) => {
          native.onBlur?.(event);
          state.close();
        }}
        className="tf:min-h-7 tf:min-w-24 tf:flex-1 tf:bg-transparent tf:px-1.5 tf:text-[1rem] tf:leading-normal tf:text-fg tf:outline-none tf:placeholder:text-fg-3 tf:placeholder:opacity-100 tf:disabled:cursor-not-allowed"
      />
      {name !== undefined &&
        values.map((value) => (
          <input key={value} type="hidden" name={name} value={value} form={native.form} disabled={native.disabled} />
        ))}
      <ComboboxPanel state={state} field={field} />
    </div>
  );
}

const fieldBox = [
  withItsWords,
  "tf:relative tf:flex tf:min-h-11 tf:w-full tf:min-w-0 tf:flex-wrap tf:items-center tf:gap-1.5 tf:rounded-sm tf:border tf:border-line-strong tf:bg-canvas tf:px-2 tf:py-1.5 tf:text-start",
  "tf:transition-[border-color,background-color] tf:duration-120 tf:hover:border-fg-2",
  "tf:has-[input:focus-visible]:border-focus tf:has-[input:focus-visible]:outline-2 tf:has-[input:focus-visible]:outline-offset-0 tf:has-[input:focus-visible]:outline-focus",
  "tf:has-[input:disabled]:border-line tf:has-[input:disabled]:bg-surface-2",
  "tf:has-[[aria-invalid=true]]:border-bad tf:has-[[aria-invalid=true]]:inset-ring tf:has-[[aria-invalid=true]]:inset-ring-bad",
];

type ChosenProps = {
  values: readonly string[];
  labelOf: (value: string) => string;
  words: MultiSelectWords | undefined;
  disabled: boolean | undefined;
  onRemove: (value: string) => void;
};

function Chosen({ values, labelOf, words, disabled, onRemove }: ChosenProps) {
  if (values.length === 0) return null;
  return (
    <ul aria-label={words?.chosen ?? "Chosen"} className="tf:contents">
      {values.map((value) => (
        <li
          key={value}
          className="tf:flex tf:min-h-7 tf:max-w-full tf:items-center tf:gap-0.5 tf:rounded-xs tf:bg-surface-3 tf:ps-2 tf:text-small tf:font-semibold tf:text-fg tf:forced-colors:border"
        >
          <span className="tf:min-w-0 tf:[overflow-wrap:anywhere]">{labelOf(value)}</span>
          <button
            type="button"
            aria-label={words?.remove?.(labelOf(value)) ?? `Remove ${labelOf(value)}`}
            disabled={disabled}
            onClick={() => onRemove(value)}
            className="tf:grid tf:size-7 tf:shrink-0 tf:cursor-pointer tf:place-items-center tf:rounded-xs tf:text-fg-2 tf:hover:text-fg tf:focus-visible:outline-2 tf:focus-visible:-outline-offset-1 tf:focus-visible:outline-focus tf:disabled:cursor-not-allowed"
          >
            <X aria-hidden strokeWidth={1.75} className="tf:size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
