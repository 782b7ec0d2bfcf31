import { businessHours } from "@thirtyfold/content";
import { expect, it } from "vitest";
import { daysSinceMonday, officeClock } from "./office-clock.ts";

it.each(["2026-01-15T12:00:00Z", "2026-07-15T03:30:00Z"])(
  "shows at %s what a clock in the company's time zone shows",
  (moment) => {
    const zoned = new Intl.DateTimeFormat("sv-SE", {
      timeZone: businessHours.timeZone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    const there = officeClock(Date.parse(moment));
    expect(there.toISOString().slice(0, 19).replace("T", " ")).toBe(zoned.format(new Date(moment)));
  },
);

it.each([
  ["2026-03-02T04:59:59Z", 6],
  ["2026-03-02T05:00:00Z", 0],
  ["2026-03-07T17:00:00Z", 5],
])("at %s Monday was %i days ago", (moment, days) => {
  expect(daysSinceMonday(officeClock(Date.parse(moment)))).toBe(days);
});
