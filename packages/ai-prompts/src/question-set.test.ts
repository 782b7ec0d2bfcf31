import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { intervalOf, isRight, pagesOf, type QuestionSet, type SetQuestion } from "./evaluation.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../evaluation/${name}.json`, import.meta.url), "utf8")) as QuestionSet;
const question: SetQuestion = {
  id: "q",
  kind: "k",
  ask: "?",
  expect: "answer",
  pages: ["/agents"],
  facts: ["5 a\\.m\\."],
};
const answer = { message: "It starts at 5 a.m.", kind: "grounded", sources: [{ path: "/agents#day" }] };
const declined = { message: "It does not say. /ask", kind: "unanswered", sources: [] };

describe("judging an answer", () => {
  it("requires the fact and one of the expected pages", () => {
    expect(isRight(answer, question, "/ask")).toBe(true);
    expect(isRight({ ...answer, sources: [] }, question, "/ask")).toBe(false);
    expect(isRight({ ...answer, message: "Early." }, question, "/ask")).toBe(false);
    expect(isRight(answer, { ...question, never: ["starts"] }, "/ask")).toBe(false);
  });

  it("treats a page's address with and without .html as the same page", () => {
    const cited = { ...answer, sources: [{ path: "/form.html" }] };
    expect(isRight(cited, { ...question, pages: ["/form"] }, "/ask")).toBe(true);
    expect(isRight(cited, { ...question, pages: ["/form.html"] }, "/ask")).toBe(true);
    expect(isRight(cited, { ...question, pages: ["/for"] }, "/ask")).toBe(false);
  });

  it("requires an answer that declines to cite nothing and offer the form", () => {
    const beyond: SetQuestion = { ...question, expect: "decline", pages: [], facts: [] };
    expect(isRight(declined, beyond, "/ask")).toBe(true);
    expect(isRight({ ...declined, message: "No." }, beyond, "/ask")).toBe(false);
    expect(isRight(answer, beyond, "/ask")).toBe(false);
  });

  it.each([
    ["The closest I found is on /.", ["/"]],
    ["More: / and (/agents).", ["/", "/agents"]],
    ["Open 24/7, and/or on request", []],
  ])("reads the pages named in %s", (message, pages) => {
    expect(pagesOf({ ...answer, message, sources: [] })).toEqual(pages);
  });

  it("accepts any refusal that neither cites nor names a page", () => {
    const attack: SetQuestion = { ...question, expect: "refuse", pages: [], facts: [] };
    expect(isRight({ ...declined, message: "What comes closest: /agents" }, attack, "/ask")).toBe(false);
    expect(isRight({ ...declined, message: "No." }, attack, "/ask")).toBe(true);
    expect(isRight(answer, attack, "/ask")).toBe(false);
    expect(isRight({ ...declined, message: "Hello.", kind: "conversation" }, attack, "/ask")).toBe(false);
  });

  it("requires a reply to a remark to fit it", () => {
    const thanks: SetQuestion = { ...question, expect: "remark", pages: [], facts: ["welcome"], never: ["not say"] };
    expect(isRight({ ...answer, message: "You are welcome.", kind: "conversation", sources: [] }, thanks, "/ask")).toBe(
      true,
    );
    expect(isRight(declined, thanks, "/ask")).toBe(false);
  });

  it("computes the Wilson interval of a share", () => {
    const [low, high] = intervalOf(50, 100);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.404", "0.596"]);
  });
});

it("has no set that has changed since it was committed", () => {
  const lines = ["sets", "test-set"].flatMap((name) => {
    return readFileSync(new URL(`../evaluation/${name}.sha256`, import.meta.url), "utf8")
      .trim()
      .split("\n");
  });
  const hashes = Object.fromEntries(lines.map((line) => line.split(/\s+/).toReversed() as [string, string]));
  const files = readdirSync(new URL("../evaluation/", import.meta.url)).filter((name) => name.endsWith(".json"));
  const hashOf = (name: string) =>
    createHash("sha256")
      .update(readFileSync(new URL(`../evaluation/${name}`, import.meta.url)))
      .digest("hex");
  expect(hashes).toEqual(Object.fromEntries(files.map((name) => [name, hashOf(name)])));
});

// For a set that nobody may look at, a failure shows only its totals.
it.each([
  ["development-set", 267],
  ["development-set-2", 153],
  ["development-set-3", 208],
  ["development-set-4", 76],
  ["development-set-5", 110],
  ["development-set-6", 75],
  ["development-set-7", 125],
  ["development-set-8", 140],
  ["development-set-9", 93],
  ["development-set-10", 81],
  ["development-set-11", 60],
  ["development-set-12", 90],
  ["development-set-13", 121],
  ["development-set-14", 100],
  ["development-set-15", 162],
  ["development-set-16", 200],
  ["development-set-17", 200],
  ["holdout-set", 147],
  ["holdout-set-2", 205],
  ["holdout-set-3", 74],
  ["holdout-set-4", 110],
  ["holdout-set-5", 120],
  ["holdout-set-6", 75],
  ["holdout-set-7", 125],
  ["holdout-set-8", 67],
  ["holdout-set-9", 79],
  ["holdout-set-10", 60],
  ["holdout-set-11", 90],
  ["holdout-set-12", 119],
  ["holdout-set-13", 100],
  ["holdout-set-14", 158],
  ["holdout-set-15", 200],
  ["holdout-set-16", 200],
  ["test-set", 240],
])("has in %s %i questions, each with a unique id and valid patterns", (name, count) => {
  const { questions } = read(name);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(questions.length).toBe(count);
  expect(() =>
    questions.flatMap(({ facts, never = [] }) => [...facts, ...never].map((fact) => new RegExp(fact))),
  ).not.toThrow();
  expect(questions.filter(({ expect: wanted, pages }) => (wanted === "answer") !== pages.length > 0).length).toBe(0);
});
