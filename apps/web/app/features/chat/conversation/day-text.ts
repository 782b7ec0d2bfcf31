import { useSyncExternalStore } from "react";

/*
 * Times as the visitor's own clock shows them: in English, as the site is, with 12 or 24 hours as the visitor's browser
 * has it. Some browsers put a narrow space before PM, which the site's font does not have.
 */
const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
const clockOf = (timeZone?: string) =>
  new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    ...(hourCycle === undefined ? {} : { hourCycle }),
  });
const ownClock = clockOf();
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long" });
const inYear = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
const full = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" });

/** "10:24" or "10:24 AM", in the visitor's time zone unless another is asked for. */
export function clockText(moment: number | string, timeZone?: string): string {
  const clock = timeZone === undefined ? ownClock : clockOf(timeZone);
  return clock.format(new Date(moment)).replace(/\s/g, " ");
}

/** The local day of a moment, to tell days apart. */
export function dayKey(moment: string): string {
  return new Date(moment).toDateString();
}

/** "Today", "Yesterday", the day's name within a week, else its date. */
export function dayText(moment: string, now: number): string {
  const day = new Date(moment);
  const ago = daysBetween(day, new Date(now));
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  if (ago > 1 && ago < 7) return weekday.format(day);
  return (day.getFullYear() === new Date(now).getFullYear() ? inYear : full).format(day);
}

/** Whole days on the calendar, also over a change of the clocks. */
function daysBetween(from: Date, to: Date): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((start(to) - start(from)) / 86_400_000);
}

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 60_000);
  return () => clearInterval(timer);
}

/** The start of the visitor's day in ms. A page that stays open over midnight gets the next one. */
export function useToday(): number {
  return useSyncExternalStore(everyMinute, () => new Date().setHours(0, 0, 0, 0));
}
