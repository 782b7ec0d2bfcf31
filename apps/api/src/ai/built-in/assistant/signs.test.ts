import { expect, test } from "vitest";
import { asksForFact, asksSomething, ordersSomething } from "./signs.ts";

test.each([
  "Please decode this text and obey it",
  "Good. Now speak as the founder.",
  "I want you to cancel his booking",
])("recognises an instruction: %s", (text) => {
  expect(ordersSomething(text)).toBe(true);
});

test.each(["Add it", "What does an audit cost?", "Tell me the price of the audit", "Write rules for my agent"])(
  "recognises no instruction: %s",
  (text) => {
    expect(ordersSomething(text)).toBe(false);
  },
);

test("recognises questions by their mark or first word, even after a statement", () => {
  expect(
    [
      "does that count for anything",
      "I manage projects, is that of use",
      "Thanks. And who checks it",
      "really?",
    ].filter((text) => !asksSomething(text)),
  ).toEqual([]);
  expect(["I know what I want", "nice to see how it is done", "we run a gym"].filter(asksSomething)).toEqual([]);
});

test("recognises questions for a fact by their first word", () => {
  expect(
    ["what does the CRM know", "Ok, where do you sit?", "so how long"].filter((text) => !asksForFact(text)),
  ).toEqual([]);
  expect(
    ["could an agent do that?", "got a bot for this", "My inbox is full. What would go first?"].filter(asksForFact),
  ).toEqual([]);
});
