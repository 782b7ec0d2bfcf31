const locale = "en-US";
const day = { weekday: "short", month: "short", day: "numeric" } as const;
// Creating a formatter costs a hundred times as much as using it.
const formats = {
  long: new Intl.DateTimeFormat(locale, { weekday: "long", year: "numeric", month: "long", day: "numeric" }),
  short: new Intl.DateTimeFormat(locale, day),
  shortWithYear: new Intl.DateTimeFormat(locale, { ...day, year: "numeric" }),
  time: new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }),
};

/** `Tuesday, November 24, 2026`. */
export function longDate(date: Temporal.PlainDate): string {
  return formats.long.format(date);
}

/** `Tue, Nov 24`, with the year if it differs from that of `today`. */
export function shortDate(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  return (date.year === today.year ? formats.short : formats.shortWithYear).format(date);
}

/** `10:00 AM`. */
export function timeOfDay(time: Temporal.ZonedDateTime): string {
  return formats.time.format(time.toPlainTime()).replace(/\s/u, " ");
}

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** `1 task`, `2 tasks`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;
}
