import { expect, it } from "vitest";
import { clockText, officeTimeAt } from "./office-time.ts";

it.each([
  ["2026-03-02T14:00:00Z", { day: "Monday", time: "9:00 AM", open: true }],
  ["2026-03-02T13:59:00Z", { day: "Monday", time: "8:59 AM", open: false }],
  ["2026-03-02T22:59:00Z", { day: "Monday", time: "5:59 PM", open: true }],
  ["2026-03-02T23:00:00Z", { day: "Monday", time: "6:00 PM", open: false }],
  ["2026-03-03T04:59:00Z", { day: "Monday", time: "11:59 PM", open: false }],
  ["2026-03-07T17:00:00Z", { day: "Saturday", time: "12:00 PM", open: false }],
])("gives %s in the company's zone, five hours behind UTC", (moment, expected) => {
  expect(officeTimeAt(Date.parse(moment))).toEqual(expected);
});

it.each([
  ["09:00", "9:00 AM"],
  ["18:00", "6:00 PM"],
  ["00:05", "12:05 AM"],
  ["12:00", "12:00 PM"],
])("formats %s as %s", (time, text) => {
  expect(clockText(time)).toBe(text);
});
