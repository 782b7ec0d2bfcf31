import { businessHours } from "@thirtyfold/content";
import { daysSinceMonday, officeClock } from "../../../lib/office-clock.ts";
import { clockText, dayMs } from "./day-text.ts";

/** In the reader's time zone: "Monday to Friday, 3:00 PM to 12:00 AM your time", by the day of opening. */
export function localHours(now: number, zone?: string): string {
  const open = openings(now);
  const [first] = open;
  const last = open.at(-1);
  if (first === undefined || last === undefined) return businessHours.text;
  const name = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: zone });
  const days = [first, last].map(({ opens }) => name.format(opens)).join(" to ");
  return `${days}, ${clockText(first.opens, zone)} to ${clockText(first.closes, zone)} your time`;
}

/** Opening and closing times of the office in the week of `now`, in ms. */
function openings(now: number): { opens: number; closes: number }[] {
  const there = officeClock(now);
  const monday = now - (there.getTime() % dayMs) - daysSinceMonday(there) * dayMs;
  return businessHours.week.flatMap(({ opens, closes }, index) => {
    if (opens === undefined || closes === undefined) return [];
    const midnight = monday + index * dayMs;
    return [{ opens: midnight + sinceMidnight(opens), closes: midnight + sinceMidnight(closes) }];
  });
}

/** "09:00" in ms. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * 60_000;
}
