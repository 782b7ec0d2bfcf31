import { tryAgents, trySamples } from "@thirtyfold/content";
import { expect, it } from "vitest";
import { fillDates } from "./sample-texts.ts";

it("counts dates from the visitor's today, across the end of a month and a year", () => {
  const wednesday = new Date(2026, 11, 30, 23, 30);
  expect(fillDates("{day+5}, {iso-1}, {iso+2}, {day-0}", wednesday)).toBe(
    "January 4, 2027, 2026-12-29, 2027-01-01, December 30, 2026",
  );
});

it("skips weekends", () => {
  const sunday = new Date(2026, 10, 22, 9);
  expect(fillDates("{iso-2} {iso-1} {iso+0} {iso+1} {iso+6}", sunday)).toBe(
    "2026-11-20 2026-11-20 2026-11-23 2026-11-23 2026-11-30",
  );
});

it("leaves no placeholder in any sample", () => {
  const texts = tryAgents.flatMap(({ demoType }) => trySamples[demoType]);
  expect(texts.filter((text) => /[{}]/.test(fillDates(text, new Date())))).toEqual([]);
});
