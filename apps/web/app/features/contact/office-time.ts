import { businessHours } from "@thirtyfold/content";
import { useSyncExternalStore } from "react";

/** What the clock in the company's office shows. */
export type OfficeTime = Readonly<{
  day: string;
  time: string;
  open: boolean;
}>;

const { timeZone, week } = businessHours;
const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long" });
const timeFormat = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
const clockFormat = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** The office's day and time, wherever the visitor is. */
export function officeTimeAt(moment: number): OfficeTime {
  const day = dayFormat.format(moment);
  const now = clockFormat.format(moment);
  const hours = week.find((entry) => entry.day === day);
  const open = hours?.opens !== undefined && hours.closes !== undefined && now >= hours.opens && now < hours.closes;
  // Some browsers put a narrow space before PM, which the site's font lacks.
  return { day, time: timeFormat.format(moment).replace(/\s/g, " "), open };
}

/** "09:00" as "9:00 AM". */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const hours = hour % 12 === 0 ? 12 : hour % 12;
  return `${hours}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

const minute = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

/** Undefined until hydration: the HTML is older than the visit. */
export function useOfficeTime(): OfficeTime | undefined {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return minutes === undefined ? undefined : officeTimeAt(minutes * minute);
}
