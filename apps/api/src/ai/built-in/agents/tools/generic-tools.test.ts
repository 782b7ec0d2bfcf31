import { knowledge } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { contextOf } from "../../../../testing/agent-clock.ts";
import { matchAgent } from "./match-agent.ts";
import { searchSite } from "./search-site.ts";

test("match_agent finds the demo agent that suits a text, and lists all three", () => {
  const best = (text: string) => matchAgent.output.parse(matchAgent.run({}, contextOf(text))).best?.kind ?? null;
  expect([best("a lead wants a quote"), best("the signed proposal"), best("overdue tasks"), best("the sea")]).toEqual([
    "sales",
    "onboarding",
    "operations",
    null,
  ]);
  expect(matchAgent.run({}, contextOf("")).agents.map(({ path }) => path)).toEqual([
    "/playground/try/sales",
    "/playground/try/onboarding",
    "/playground/try/operations",
  ]);
});

test("search_site returns what a page of the site says, or nothing", () => {
  const { answer, path } = searchSite.run({ question: "What does an agent cost?" }, contextOf(""));
  expect(knowledge.find((passage) => passage.answer === answer)?.path).toBe(path);
  expect(searchSite.run({ question: "Who won the match?" }, contextOf(""))).toEqual({ answer: null, path: null });
});
