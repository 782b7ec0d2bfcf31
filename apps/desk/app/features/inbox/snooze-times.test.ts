import { expect, it } from "vitest";
import { snoozeTimes } from "./snooze-times.ts";

it.each([
  ["on a Saturday", new Date(2026, 10, 28, 22, 15), [28, 29, 30]],
  ["on a Sunday, whose Monday is tomorrow", new Date(2026, 10, 29, 8, 15), [29, 30, 30]],
  ["on a Monday, also before nine", new Date(2026, 10, 23, 8, 15), [23, 24, 30]],
  ["at the end of a month", new Date(2027, 3, 30, 12, 0), [30, 1, 3]],
])("offers an hour from now, and the next morning and Monday at nine in local time: %s", (_, now, days) => {
  const times = snoozeTimes(now.getTime());
  const [hour, ...mornings] = times;
  expect(times.map(({ until }) => new Date(until).getDate())).toEqual(days);
  expect(hour.until - now.getTime()).toBe(3_600_000);
  expect(mornings.map(({ until }) => new Date(until).toTimeString().slice(0, 8))).toEqual(["09:00:00", "09:00:00"]);
});
