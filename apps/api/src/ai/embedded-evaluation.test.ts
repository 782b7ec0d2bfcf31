import { expect, test } from "vitest";
import { evaluateAssistant } from "../testing/evaluate-assistant.ts";
import { createEmbeddedProvider } from "./embedded.ts";

test("gives the right page and fact to at least 54 of 60 visitors, and declines all that is off topic", async () => {
  const { questions, offTopic } = await evaluateAssistant(createEmbeddedProvider());
  expect(questions.of).toBe(60);
  expect(questions.right).toBeGreaterThanOrEqual(54);
  expect(offTopic).toEqual({ right: 10, of: 10, wrong: [] });
});
