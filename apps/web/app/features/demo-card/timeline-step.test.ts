import { expect, it } from "vitest";
import { inTime, readableJson } from "./timeline-step.tsx";

it("formats a duration in the unit people would use", () => {
  expect([0, 0.9, 1, 38.4, 999.4, 999.6, 1_440].map(inTime)).toEqual([
    "<1 ms",
    "<1 ms",
    "1 ms",
    "38 ms",
    "999 ms",
    "1.0 s",
    "1.4 s",
  ]);
});

it("puts what fits on one line, as the same JSON", () => {
  const value = { company: "Osprey Lane Dental", people: 11, channels: ["Web", "WhatsApp"], more: { a: [], b: null } };
  const text = readableJson(value);
  expect(text).toBe(`{
  "company": "Osprey Lane Dental",
  "people": 11,
  "channels": [ "Web", "WhatsApp" ],
  "more": { "a": [], "b": null }
}`);
  expect(JSON.parse(text)).toEqual(value);
  expect(readableJson("a\n b")).toBe('"a\\n b"');
});
