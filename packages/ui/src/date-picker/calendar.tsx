"use client";
import { cx } from "class-variance-authority";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import {
  type ChevronProps,
  type ClassNames,
  type DayButtonProps,
  DayPicker,
  type Formatters,
  type Labels,
} from "react-day-picker";
import { firstWeekday, toDate, toDay, type Weekday } from "./day.ts";

export type CalendarWords = {
  /** Read out before today's date. "Today" */
  today?: string;
  /** Read out after the chosen date. "chosen" */
  chosen?: string;
  previousMonth?: string;
  nextMonth?: string;
};

export type CalendarProps = {
  /** The chosen day, or "". */
  value: string;
  onChoose: (day: string) => void;
  min: string | undefined;
  max: string | undefined;
  isDayDisabled: ((day: string) => boolean) | undefined;
  locale: string;
  weekStartsOn: Weekday | undefined;
  dir: "ltr" | "rtl" | undefined;
  words: CalendarWords | undefined;
};

/** The days of a month. On mount, focus moves to the chosen day, or to today. */
export function Calendar({ value, onChoose, min, max, isDayDisabled, ...rest }: CalendarProps) {
  const { locale, weekStartsOn = firstWeekday(locale), dir, words } = rest;
  const [today] = useState(() => toDay(new Date()));
  const shown = value || (min && today < min ? min : max && today > max ? max : today);
  const [month, first, last] = [toDate(shown), toDate(min), toDate(max)];
  return (
    <DayPicker
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press asked for it
      autoFocus
      mode="single"
      required
      selected={toDate(value)}
      onSelect={(date) => onChoose(toDay(date))}
      {...(month && { defaultMonth: month })}
      {...(first && { startMonth: first })}
      {...(last && { endMonth: last })}
      disabled={(date) => !isBetween(toDay(date), min, max) || isDayDisabled?.(toDay(date)) === true}
      weekStartsOn={weekStartsOn}
      lang={locale}
      {...(dir && { dir })}
      classNames={classNames}
      components={{ Chevron, DayButton, Weekdays }}
      {...spoken(locale, words)}
    />
  );
}

/** Whether a day is within the limits, both included; "" means no limit, as in a native field. */
export function isBetween(day: string, min: string | undefined, max: string | undefined): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

type Spoken = { formatters: Partial<Formatters>; labels: Partial<Labels> };

/** All labels and formats come from the browser's `Intl`: no language list is loaded. */
function spoken(locale: string, words: CalendarWords | undefined): Spoken {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { calendar: "gregory", ...options });
    return (date: Date) => formatter.format(date);
  };
  const month = format({ month: "long", year: "numeric" });
  const fullDate = format({ dateStyle: "full" });
  const figure = new Intl.NumberFormat(locale);
  return {
    formatters: {
      formatCaption: month,
      formatWeekdayName: format({ weekday: "narrow" }),
      formatDay: (date) => figure.format(date.getDate()),
    },
    labels: {
      labelGrid: month,
      labelWeekday: format({ weekday: "long" }),
      labelPrevious: () => words?.previousMonth ?? "Previous month",
      labelNext: () => words?.nextMonth ?? "Next month",
      labelDayButton: (date, { today, selected }) =>
        [today && (words?.today ?? "Today"), fullDate(date), selected && (words?.chosen ?? "chosen")]
          .filter(Boolean)
          .join(", "),
    },
  };
}

const control =
  "tf:grid tf:cursor-pointer tf:place-items-center tf:rounded-xs tf:text-fg tf:focus-visible:outline-2 tf:focus-visible:-outline-offset-1 tf:focus-visible:outline-focus tf:aria-disabled:cursor-not-allowed tf:aria-disabled:text-fg-3";
const arrow = cx(control, "tf:size-9 tf:not-aria-disabled:hover:bg-surface-3 tf:pointer-coarse:size-11");

const classNames: Partial<ClassNames> = {
  root: "tf:-m-2 tf:w-[17.5rem] tf:max-w-[calc(100%+1rem)]",
  months: "tf:relative tf:block",
  month: "tf:block",
  nav: "tf:absolute tf:end-0 tf:top-0 tf:flex",
  button_previous: arrow,
  button_next: arrow,
  month_caption:
    "tf:flex tf:min-h-9 tf:items-center tf:ps-2.5 tf:pe-20 tf:text-ui tf:font-semibold tf:text-fg tf:pointer-coarse:min-h-11 tf:pointer-coarse:pe-24",
  caption_label: "tf:block tf:first-letter:uppercase",
  month_grid: "tf:mt-1 tf:w-full tf:table-fixed",
  weekdays: "tf:table-row",
  weekday: "tf:h-8 tf:text-center tf:text-meta tf:font-normal tf:text-fg-3",
  weeks: "tf:align-middle",
  week: "tf:table-row",
  day: "tf:p-0",
  hidden: "tf:invisible",
};

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden strokeWidth={1.75} className="tf:size-4.5" />;
}

/** Hidden from screen readers: each day's label includes its weekday. */
function Weekdays(props: ComponentProps<"tr">) {
  return (
    <thead aria-hidden className="tf:align-middle">
      <tr {...props} />
    </thead>
  );
}

function DayButton({ day: _day, modifiers, className: _class, ...props }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = modifiers["focused"];
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <button
      {...props}
      type="button"
      ref={button}
      data-chosen={modifiers["selected"] ? "" : undefined}
      data-today={modifiers["today"] ? "" : undefined}
      className={cx(
        control,
        "tf:relative tf:h-10 tf:w-full tf:border tf:border-transparent tf:text-ui tf:tabular-nums tf:pointer-coarse:h-11",
        "tf:enabled:not-aria-disabled:not-data-chosen:hover:bg-surface-3 tf:disabled:cursor-not-allowed tf:disabled:text-fg-3 tf:disabled:line-through tf:disabled:decoration-line-strong tf:aria-disabled:line-through",
        "tf:data-today:font-semibold tf:data-today:after:absolute tf:data-today:after:bottom-1 tf:data-today:after:size-1 tf:data-today:after:bg-current tf:data-today:after:content-['']",
        "tf:data-chosen:border-link tf:data-chosen:bg-tang tf:data-chosen:font-semibold tf:data-chosen:text-on-tang",
        "tf:forced-colors:disabled:text-[GrayText] tf:forced-colors:data-chosen:bg-[Highlight] tf:forced-colors:data-chosen:text-[HighlightText] tf:forced-colors:data-chosen:forced-color-adjust-none tf:forced-colors:data-today:after:bg-[currentColor]",
      )}
    />
  );
}
