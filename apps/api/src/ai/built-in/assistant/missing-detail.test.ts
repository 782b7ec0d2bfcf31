import type { Passage } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { lacksDetail } from "./missing-detail.ts";

function saying(answer: string): readonly Passage[] {
  return [{ id: "one", kind: "fact", title: "One", path: "/", answer, text: answer }];
}

test.each([
  ["how much per retraining", "Retraining by a written rule, approved by a person.", "The first one costs $200."],
  [
    "how much does it cost",
    "You get a list of tasks with hours, cost and a cut line.",
    "It costs what the audit says.",
  ],
  ["what's her name", "A person with a name answers.", "Ines Kallio answers."],
  ["how many changes can I ask for", "Day 25 to 30: we tune the agent.", "It includes three small changes."],
  ["how many returns a month do they get", "From 14 h to 11 min.", "They get 40 returns a month."],
])("notices that the asked detail is missing: %s", (message, without, having) => {
  expect(lacksDetail(message, saying(without))).toBe(true);
  expect(lacksDetail(message, saying(having))).toBe(false);
});

test.each([
  "how much data do I need",
  "by how much did they cut it",
  "how many hours did it take before",
  "what happens after the audit",
])("reports nothing missing where no price, count or name is asked for: %s", (message) => {
  expect(lacksDetail(message, saying("From 14 h to 11 min."))).toBe(false);
});
