import { expect, test } from "vitest";
import { findImpossibleDates } from "./impossible-dates.ts";

test.each([
  "February 30",
  "Feb 30th",
  "February 29, 2027",
  "30 February 2027",
  "31st of November",
  "April 31",
  "2027-02-30",
  "2026-13-01",
  "31.11.2026",
  "31/11/2026",
  "13/13/2026",
])("finds the impossible date in %s", (date) => {
  expect(findImpossibleDates(`Starts on ${date}: all of us.`)).toEqual([{ text: date, index: 10 }]);
});

test.each([
  "February 28",
  "Feb 29",
  "February 29, 2028",
  "31 December 2026",
  "2026-12-31",
  "31.12.2026",
  "11/30/2026",
  "30/11/2026",
  "March 12:30",
  "version 2.31.2026.1",
  "may 45 people come",
  "in June 40 tickets came",
])("accepts %s", (text) => {
  expect(findImpossibleDates(text)).toEqual([]);
});
