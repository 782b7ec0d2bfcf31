import { useSyncExternalStore } from "react";

/*
 * Times in the visitor's time zone: in English like the site, in 12 or 24 hours like the browser. Some browsers put a
 * narrow space before PM, which the site's font lacks.
 */
function clockOf(timeZone?: string): Intl.DateTimeFormat {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    ...(hourCycle === undefined ? {} : { hourCycle }),
  });
}

// Created on first use: the first one on a page costs a slow phone some 20 ms.
let ownClock: Intl.DateTimeFormat | undefined;
const inYear = { weekday: "long", month: "long", day: "numeric" } as const;

/** "10:24" or "10:24 AM", in the visitor's time zone by default. */
export function clockText(moment: number | string, timeZone?: string): string {
  const clock = timeZone === undefined ? (ownClock ??= clockOf()) : clockOf(timeZone);
  return clock.format(new Date(moment)).replace(/\s/g, " ");
}

/** The local day of a moment, for comparison. */
export function dayKey(moment: string): string {
  return new Date(moment).toDateString();
}

export const dayMs = 86_400_000;

/** "Today", "Yesterday", the weekday within a week, otherwise the date. */
export function dayText(moment: string, now: number): string {
  const day = new Date(moment);
  const ago = daysBetween(day, new Date(now));
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  if (ago > 1 && ago < 7) return day.toLocaleDateString("en-US", { weekday: "long" });
  const isThisYear = day.getFullYear() === new Date(now).getFullYear();
  return day.toLocaleDateString("en-US", isThisYear ? inYear : { ...inYear, year: "numeric" });
}

/** Calendar days, correct across daylight saving changes. */
function daysBetween(from: Date, to: Date): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((start(to) - start(from)) / dayMs);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/** Start of the visitor's day in ms; updates at midnight while the page stays open. */
export function useToday(): number {
  return useSyncExternalStore(everyMinute, () => new Date().setHours(0, 0, 0, 0));
}
