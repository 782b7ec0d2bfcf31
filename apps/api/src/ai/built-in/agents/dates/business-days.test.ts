import { expect, test } from "vitest";
import { addBusinessDays, businessDaysBetween, onBusinessDay } from "./business-days.ts";

const day = (text: string) => Temporal.PlainDate.from(text);

test.each([
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-11-30", -1, "2026-11-27"],
  ["2026-12-24", 10, "2027-01-07"],
  ["2028-02-28", 2, "2028-03-01"],
  ["2026-11-28", 0, "2026-11-28"],
])("%s plus %i business days is %s", (from, days, to) => {
  expect(addBusinessDays(day(from), days).toString()).toBe(to);
});

test("counts the days it added, across weekends and years", () => {
  for (let days = -30; days <= 30; days++) {
    const to = addBusinessDays(day("2026-12-21"), days);
    expect(businessDaysBetween(day("2026-12-21"), to)).toBe(days);
  }
  expect(businessDaysBetween(day("2026-11-20"), day("2026-11-23"))).toBe(1);
});

test("a weekend date moves to the following Monday", () => {
  expect(["2026-12-04", "2026-12-05", "2026-12-06"].map((text) => onBusinessDay(day(text)).toString())).toEqual([
    "2026-12-04",
    "2026-12-07",
    "2026-12-07",
  ]);
});
