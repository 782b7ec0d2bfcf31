import { expect, it, onTestFinished, vi } from "vitest";
import { agoText, dayText, timeIn } from "./times.tsx";

const seen = new Date(2026, 10, 23, 14, 30).getTime();
const before = (minutes: number) => seen - minutes * 60_000;

it.each([
  [0.5, "now"],
  [4, "4 min"],
  [59.9, "59 min"],
  [60, "1 h"],
  [23 * 60, "23 h"],
  [24 * 60 + 1, "Yesterday"],
  [5 * 24 * 60, "Nov 18"],
  [400 * 24 * 60, "Oct 19, 2025"],
])("%s minutes ago is shown as %s", (minutes, text) => {
  expect(agoText(before(minutes), seen)).toBe(text);
});

it("a day follows the calendar, not a count of hours", () => {
  expect(dayText(before(14 * 60), seen)).toBe("Today");
  expect(dayText(before(15 * 60), seen)).toBe("Yesterday");
});

it("the day before is Yesterday even next to a day of 23 or 25 hours", () => {
  vi.stubEnv("TZ", "America/New_York");
  onTestFinished(() => void vi.unstubAllEnvs());
  const told = (at: Date, now: Date) => dayText(at.getTime(), now.getTime());
  expect(new Date(2026, 2, 9).getTime() - new Date(2026, 2, 8).getTime()).toBe(23 * 3_600_000);
  expect(told(new Date(2026, 2, 8, 12), new Date(2026, 2, 9, 0, 30))).toBe("Yesterday");
  expect(told(new Date(2026, 9, 31, 12), new Date(2026, 10, 1, 23, 30))).toBe("Yesterday");
});

it("the visitor's time is shown where clocks differ, with the weekday where that differs", () => {
  const ours = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(timeIn(ours, seen)).toBeUndefined();
  expect(timeIn(null, seen)).toBeUndefined();
  expect(timeIn("Mars/Olympus", seen)).toBeUndefined();
  const noon = Date.UTC(2026, 10, 23, 12);
  const evening = Date.UTC(2026, 10, 23, 20, 30);
  expect([timeIn("Asia/Tokyo", noon), timeIn("Asia/Tokyo", evening)]).toEqual(["21:00", "Tue 05:30"]);
});
