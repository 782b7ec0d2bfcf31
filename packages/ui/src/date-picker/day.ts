/* Days as text, `2026-11-24`: they sort correctly, go into forms and JSON unchanged, and no time zone shifts them. */

const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;

/** The Gregorian calendar in Latin digits, so that every displayed date can be typed on any keyboard. */
const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: "gregory", numberingSystem: "latn", ...options });

/** The start of a day in the reader's time zone; undefined for anything that is not a day. */
export function toDate(day: string | undefined): Date | undefined {
  const [year = 0, month = 0, date = 0] = day?.split("-").map(Number) ?? [];
  const made = new Date(year, month - 1, date);
  return toDay(made) === day ? made : undefined;
}

export function toDay(date: Date): string {
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}

/** A day in the language's numeric format; "" for anything that is not a day. */
export function formatDay(day: string, locale: string): string {
  const date = toDate(day);
  return date === undefined ? "" : written(locale, parts).format(date);
}

/** "month/day/year" in the language's own words and order. */
export function dayPattern(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: "dateTimeField" });
  const named = written(locale, parts)
    .formatToParts()
    .map(({ type, value }) => (type === "year" || type === "month" || type === "day" ? names.of(type) : value));
  return named.join("");
}

/**
 * The day that was typed, in the language's order or as `2026-11-24`, with any or no separators; two-digit years belong
 * to this century. Undefined if it is not a day.
 */
export function parseDay(text: string, locale: string): string | undefined {
  const order = written(locale, parts)
    .formatToParts()
    .flatMap(({ type }) => (type === "year" || type === "month" || type === "day" ? type : []));
  const figures = latinDigits(text).match(/\d+/g) ?? [];
  const groups = figures.length === 1 ? splitFigures(figures[0] ?? "", order) : figures;
  const isIso = groups[0]?.length === 4;
  const found = new Map((isIso ? ["year", "month", "day"] : order).map((part, index) => [part, groups[index] ?? ""]));
  const year = found.get("year") ?? "";
  if (groups.length !== 3 || (year.length !== 2 && year.length !== 4)) return undefined;
  const day = [year.padStart(4, "20"), found.get("month")?.padStart(2, "0"), found.get("day")?.padStart(2, "0")];
  return toDate(day.join("-")) && day.join("-");
}

/** `24112026` and `241126`, as typed on a phone's numeric keypad. */
function splitFigures(figures: string, order: readonly string[]): string[] {
  const lengths = order.map((part) => (part === "year" ? figures.length - 4 : 2));
  return lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((sum, each) => sum + each, 0);
    return figures.slice(start, start + length);
  });
}

/** Arabic and Persian keyboards type their own digits; the last four bits of each are its value. */
const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof weekdays)[number];

type WeekInfo = { firstDay: number };

/** Sunday is 0. Falls back to Monday, as in ISO 8601, if the browser can't tell. */
export function firstWeekday(locale: string): Weekday {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale);
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 };
  return weekdays[firstDay % 7] ?? 1;
}
