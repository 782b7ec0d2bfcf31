import { expect, test } from "vitest";
import { createSpelling } from "./spelling.ts";

const known = new Map([
  ["opening", 5],
  ["hours", 9],
  ["agent", 40],
  ["agents", 20],
  ["price", 30],
  ["phone", 3],
  ["address", 4],
]);
const correct = createSpelling(
  { keys: () => [...known.keys()], of: (word) => Uint32Array.of(known.get(word) ?? 0) },
  (word) => ["house", "urgent"].includes(word),
);

test("corrects inserted, missing, replaced and swapped letters", () => {
  expect(correct("opning huors")).toBe("opening hours");
  expect(correct("prise of one agnet")).toBe("price of one agent");
});

test("prefers the more frequent of two equally close words", () => {
  expect(correct("agentz")).toBe("agent");
});

test("leaves words alone that are spelled correctly or resemble nothing on the site", () => {
  expect(correct("an urgent house in Xanadu")).toBe("an urgent house in Xanadu");
});

test("corrects words that are spelled as they sound", () => {
  expect(correct("fone and adres")).toBe("phone and address");
});

test("expands shorthand", () => {
  expect(correct("r u open pls")).toBe("are you open please");
});

test("leaves a word with an apostrophe alone, and corrects one in quotation marks", () => {
  expect(correct("prise's")).toBe("prise's");
  expect(correct("'prise'")).toBe("price");
});

test("reads a unit after a number, and leaves names with digits alone", () => {
  expect(correct("30min of n8n, u2 and ageent7")).toBe("30minutes of n8n, u2 and ageent7");
});
