import { businessHours } from "@thirtyfold/content";
import { useSyncExternalStore } from "react";
import { daysSinceMonday, officeClock } from "../../lib/office-clock.ts";

/** The day and time on the clock in the company's office. */
export type OfficeTime = Readonly<{
  day: string;
  time: string;
  open: boolean;
}>;

const minuteMs = 60_000;

/** The office's day and time, regardless of the visitor's location. */
export function officeTimeAt(moment: number): OfficeTime {
  const there = officeClock(moment);
  const now = there.toISOString().slice(11, 16);
  const { day = "", opens, closes } = businessHours.week[daysSinceMonday(there)] ?? {};
  const open = opens !== undefined && closes !== undefined && now >= opens && now < closes;
  return { day, time: clockText(now), open };
}

/** "09:00" as "9:00 AM". */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const hours = hour % 12 === 0 ? 12 : hour % 12;
  return `${hours}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

/** Undefined until hydration: the HTML was generated before the visit. */
export function useOfficeTime(): OfficeTime | undefined {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  );
  return minutes === undefined ? undefined : officeTimeAt(minutes * minuteMs);
}
