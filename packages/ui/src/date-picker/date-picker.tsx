"use client";
import { cx } from "class-variance-authority";
import CalendarDays from "lucide-react/icons/calendar-days";
import X from "lucide-react/icons/x";
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FieldContext, joinIds, useFieldControl } from "../internal/field-context.ts";
import { fieldLook, typedLook } from "../internal/field-look.ts";
import { FieldError } from "../internal/field-parts.tsx";
import { useFormReset } from "../internal/form-reset.ts";
import { useOwnState } from "../internal/own-state.ts";
import { usePortalTheme } from "../internal/portal-theme.tsx";
import { useSharedRef } from "../internal/shared-ref.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../popover/popover.tsx";
import { Calendar, type CalendarWords, isBetween } from "./calendar.tsx";
import { dayPattern, formatDay, parseDay, toDay, type Weekday } from "./day.ts";

export type DatePickerWords = CalendarWords & {
  /** The name of the button beside the field. "Choose a date" */
  choose?: string;
  /** The name of the button that empties the field. "Clear" */
  clear?: string;
  /** For text that is not a date: "Write a date as month/day/year, for example 11/24/2026." */
  unreadable?: (pattern: string, example: string) => string;
  /** For a day outside of `min` and `max`, which are formatted as in the field. */
  outside?: (min: string, max: string) => string;
  /** For a day that `isDayDisabled` excludes. "This day can’t be chosen." */
  refused?: string;
};

type NativeInput = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "type" | "min" | "max" | "size" | "list" | "children"
>;

export type DatePickerProps = NativeInput & {
  /** The chosen day as `2026-11-24`; "" is none. */
  value?: string;
  /** The initially chosen day, as `2026-11-24`. */
  defaultValue?: string;
  /** Called with a selectable day, or with "", also while the text is not such a day. */
  onValueChange?: (day: string) => void;
  /** The first selectable day. */
  min?: string;
  /** The last selectable day. */
  max?: string;
  /** Whether a day between `min` and `max` can't be chosen. */
  isDayDisabled?: (day: string) => boolean;
  /** The language of the dates, for example `de-AT`: their order, the names of months, the first day of the week. */
  locale?: string;
  /** The first day of the week, if it differs from the language's. Sunday is 0. */
  weekStartsOn?: Weekday;
  /** In the page's language. */
  words?: DatePickerWords;
};

/**
 * A day, typed or chosen in a calendar. Typed text is parsed when the field is left or Enter is pressed; text that is
 * not a selectable day stays, and its field says what is wrong. Native props, `ref` and `className` apply to the field;
 * with a `name` the day is submitted with its form as `2026-11-24`.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/, without being modal
 */
export function DatePicker(props: DatePickerProps) {
  const { value: held, defaultValue = "", onValueChange, min, max, isDayDisabled, locale = "en-US", ...more } = props;
  const { weekStartsOn, words, name, className, ref, ...native } = more;
  const id = useId();
  const wiring = useFieldControl(native);
  const input = useRef<HTMLInputElement>(null);
  const sharedRef = useSharedRef(input, ref);
  const [value, setValue] = useOwnState(held, defaultValue, onValueChange);
  const typed = useTypedDay({ ...props, locale }, { value, setValue, input });
  useFormReset(
    () => input.current?.form,
    () => typed.choose(held ?? defaultValue),
  );
  const isFixed = native.disabled === true || native.readOnly === true;
  return (
    <>
      <div className="tf:relative tf:w-full tf:min-w-0">
        <input
          autoComplete="off"
          inputMode="numeric"
          placeholder={dayPattern(locale)}
          {...native}
          {...wiring}
          type="text"
          ref={sharedRef}
          aria-describedby={joinIds(wiring["aria-describedby"], typed.ownComplaint && `${id}-error`)}
          aria-invalid={typed.ownComplaint ? true : wiring["aria-invalid"]}
          value={typed.text}
          onChange={({ currentTarget }) => typed.change(currentTarget.value)}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            native.onKeyDown?.(event);
            if (event.key === "Enter" && !event.defaultPrevented) typed.read();
          }}
          onBlur={(event) => {
            native.onBlur?.(event);
            typed.read();
          }}
          className={cx("tf:block tf:min-h-11 tf:pe-22 tf:tabular-nums", fieldLook, typedLook, className)}
        />
        {name !== undefined && (
          <input type="hidden" name={name} value={value} form={native.form} disabled={native.disabled} />
        )}
        <div className="tf:absolute tf:inset-y-0 tf:end-1 tf:flex tf:items-center">
          {typed.text !== "" && !isFixed && (
            <button type="button" aria-label={words?.clear ?? "Clear"} onClick={typed.clear} className={iconButton}>
              <X aria-hidden strokeWidth={1.75} className="tf:size-4" />
            </button>
          )}
          <CalendarButton
            {...{ value, min, max, isDayDisabled, locale, weekStartsOn, words }}
            disabled={isFixed}
            onChoose={typed.choose}
          />
        </div>
      </div>
      <FieldError id={`${id}-error`}>{typed.ownComplaint}</FieldError>
    </>
  );
}

const iconButton =
  "tf:grid tf:size-9 tf:cursor-pointer tf:place-items-center tf:rounded-xs tf:text-fg-2 tf:hover:text-fg tf:focus-visible:outline-2 tf:focus-visible:-outline-offset-2 tf:focus-visible:outline-focus tf:disabled:cursor-not-allowed tf:disabled:text-fg-3";

type TypedOptions = {
  value: string;
  setValue: (day: string) => void;
  input: RefObject<HTMLInputElement | null>;
};

/** The text in the field: the chosen day's, or typed text that is not parsed yet or is not a day. */
function useTypedDay(props: DatePickerProps & { locale: string }, { value, setValue, input }: TypedOptions) {
  const { locale, isDayDisabled, min, max, words } = props;
  // Text belongs to the value it was typed over: any other value, wherever it comes from, replaces it.
  const [draft, setDraft] = useState<{ text: string; over: string; complaint?: string }>();
  const complain = use(FieldContext)?.complain;
  const { text, complaint } = (draft?.over === value ? draft : undefined) ?? {};
  useLayoutEffect(() => {
    input.current?.setCustomValidity(complaint ?? "");
    complain?.(complaint);
    // The field may outlive this control.
    return () => complain?.(undefined);
  }, [input, complaint, complain]);
  const choose = (day: string) => {
    setDraft(undefined);
    setValue(day);
  };
  const complaintAbout = (day: string | undefined) => {
    if (day === undefined) {
      const example = formatDay(toDay(new Date()), locale);
      const says = words?.unreadable ?? ((pattern) => `Write a date as ${pattern}, for example ${example}.`);
      return says(dayPattern(locale), example);
    }
    if (!isBetween(day, min, max)) {
      return (words?.outside ?? outside)(formatDay(min ?? "", locale), formatDay(max ?? "", locale));
    }
    return isDayDisabled?.(day) ? (words?.refused ?? "This day can’t be chosen.") : undefined;
  };
  return {
    text: text ?? formatDay(value, locale),
    ownComplaint: complain ? undefined : complaint,
    choose,
    change: (next: string) => setDraft({ text: next, over: value }),
    clear: () => {
      choose("");
      input.current?.focus();
    },
    read: () => {
      if (text === undefined) return;
      const day = text.trim() === "" ? "" : parseDay(text, locale);
      const found = day === "" ? undefined : complaintAbout(day);
      if (found === undefined) return choose(day ?? "");
      setDraft({ text, over: "", complaint: found });
      setValue("");
    },
  };
}

function outside(min: string, max: string): string {
  if (min && max) return `Choose a day from ${min} to ${max}.`;
  return min ? `Choose ${min} or a later day.` : `Choose ${max} or an earlier day.`;
}

type CalendarButtonProps = Pick<
  ComponentProps<typeof Calendar>,
  "value" | "min" | "max" | "isDayDisabled" | "locale" | "weekStartsOn" | "onChoose"
> & { words: DatePickerWords | undefined; disabled: boolean };

function CalendarButton({ disabled, onChoose, words, ...calendar }: CalendarButtonProps) {
  const { marker, dir } = usePortalTheme();
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      {marker}
      <PopoverTrigger disabled={disabled} aria-label={words?.choose ?? "Choose a date"} className={iconButton}>
        <CalendarDays aria-hidden strokeWidth={1.75} className="tf:size-4.5" />
      </PopoverTrigger>
      <PopoverContent align="end">
        <Calendar
          {...calendar}
          words={words}
          dir={dir}
          onChoose={(day) => {
            onChoose(day);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
