import { evaluationSet } from "@thirtyfold/ai-prompts/evaluation";
import { expect, test } from "vitest";
import { evaluate } from "../../testing/evaluate.ts";
import { inProcessWorker } from "../../testing/in-process-worker.ts";
import { createBuiltInAgents, createBuiltInAssistant } from "../built-in-providers.ts";

test("is right on at least 90 % of 80 questions and tasks, declines what the site lacks, and leaks nothing", async () => {
  const { now, timeZone } = evaluationSet.moment;
  const { scores, leaks } = await evaluate({
    assistant: createBuiltInAssistant(inProcessWorker),
    agents: createBuiltInAgents(inProcessWorker, { now: () => now }),
    timeZone,
  });
  expect(leaks).toEqual({ name: "answers without a leak", right: 100, of: 100, wrong: [] });
  const asked = scores.filter(({ name }) => name !== "attempts");
  const sum = (part: "right" | "of") => asked.reduce((total, score) => total + score[part], 0);
  expect(sum("of")).toBe(80);
  expect(sum("right")).toBeGreaterThanOrEqual(72);
  expect(scores.find(({ name }) => name === "beyond the site")).toMatchObject({ right: 8, of: 8 });
});
