import { businessHours } from "@thirtyfold/content";
import { clockText, dayMs } from "./day-text.ts";

const { timeZone, week } = businessHours;
const dayOf = (zone: string | undefined) => new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: zone });

/** In the reader's time zone: "Monday to Friday, 3:00 PM to 12:00 AM your time", by the day of opening. */
export function localHours(now: number, zone?: string): string {
  const open = openings(now);
  const [first] = open;
  const last = open.at(-1);
  if (first === undefined || last === undefined) return businessHours.text;
  const name = dayOf(zone);
  const days = [first, last].map(({ opens }) => name.format(opens)).join(" to ");
  return `${days}, ${clockText(first.opens, zone)} to ${clockText(first.closes, zone)} your time`;
}

/** Opening and closing times of the week that `now` is in, in ms. */
function openings(now: number): { opens: number; closes: number }[] {
  const today = dayOf(timeZone).format(now);
  const monday =
    now -
    Math.max(
      0,
      week.findIndex((entry) => entry.day === today),
    ) *
      dayMs;
  return week.flatMap(({ opens, closes }, index) =>
    opens === undefined || closes === undefined
      ? []
      : [{ opens: momentOf(monday + index * dayMs, opens), closes: momentOf(monday + index * dayMs, closes) }],
  );
}

/** The moment at which the office's clock shows `time` ("09:00") on the office's day of `moment`. */
function momentOf(moment: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return moment - sinceMidnight(moment) + (hours * 60 + minutes) * 60_000;
}

const officeClock = new Intl.DateTimeFormat("en-US", {
  timeZone,
  hourCycle: "h23",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** Time since midnight in the office, in ms. */
function sinceMidnight(moment: number): number {
  const part = Object.fromEntries(officeClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { hour = 0, minute = 0, second = 0 } = part;
  return ((hour * 60 + minute) * 60 + second) * 1000 + (moment % 1000);
}
