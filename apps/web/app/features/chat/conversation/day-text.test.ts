import { describe, expect, it } from "vitest";
import { clockText, dayKey, dayText } from "./day-text.ts";

const now = new Date("2026-11-18T12:00:00").getTime();

describe("the day of a message", () => {
  it.each([
    ["2026-11-18T00:00:00", "Today"],
    ["2026-11-17T23:59:59", "Yesterday"],
    ["2026-11-16T10:00:00", "Monday"],
    ["2026-11-12T10:00:00", "Thursday"],
    ["2026-11-11T10:00:00", "Wednesday, November 11"],
    ["2025-11-19T10:00:00", "Wednesday, November 19, 2025"],
    ["2026-11-19T10:00:00", "Thursday, November 19"],
  ])("%s is %o", (moment, text) => {
    expect(dayText(moment, now)).toBe(text);
  });

  it("follows the visitor's calendar", () => {
    expect(dayKey("2026-11-18T00:00:00")).toBe(dayKey("2026-11-18T23:59:59"));
    expect(dayKey("2026-11-18T00:00:00")).not.toBe(dayKey("2026-11-17T23:59:59"));
  });
});

it("formats the time without the narrow space that some browsers insert", () => {
  expect(clockText("2026-11-18T10:24:00")).toMatch(/^10:24( AM)?$/);
  expect(clockText("2026-11-18T10:24:00Z", "Asia/Tokyo")).toMatch(/^(19:24|7:24 PM)$/);
});
