import { knowledge, searchesOf, sitePaths, suggestedQuestions, wordingsOf } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { inProcessWorker } from "../testing/in-process-worker.ts";
import { composeAnswer } from "./built-in/assistant/answer.ts";
import { siteFinder } from "./built-in/assistant/find.ts";
import { glossed } from "./built-in/assistant/gloss.ts";
import { createBuiltInAssistant } from "./built-in-providers.ts";

const provider = createBuiltInAssistant(inProcessWorker);

async function pieces(message: string, signal = new AbortController().signal): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of provider.answer({ message, history: [] }, signal)) all.push(piece);
  return all;
}

test("streams word by word, and the joined words are the whole answer", async () => {
  const all = await pieces("What does it cost and when are you open?");
  expect(all.length).toBeGreaterThan(20);
  expect(all.every((piece) => /^\s*\S+$/.test(piece))).toBe(true);
  expect(all.join("")).toMatch(/^The first agent.*\n\nWe are open.*More: \/contact$/s);
});

test("stops when the visitor leaves", async () => {
  const visitor = new AbortController();
  const heard: string[] = [];
  const listening = (async () => {
    for await (const piece of provider.answer({ message: "price", history: [] }, visitor.signal)) {
      heard.push(piece);
      if (heard.length === 3) visitor.abort(new Error("gone"));
    }
  })();
  await expect(listening).rejects.toThrow("gone");
  expect(heard).toHaveLength(3);
});

test.each([
  ["known words", "agent price ".repeat(333)],
  ["questions", "x?\n".repeat(1333)],
  // Looking for the nearest word to each of these would take seconds.
  ["unknown words", Array.from({ length: 500 }, (_, index) => `w${index.toString(36).padStart(5, "q")}`).join(" ")],
])("answers the longest message without delay: %s", async (_of, message) => {
  const before = process.threadCpuUsage();
  expect(await pieces(message)).not.toEqual([]);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

test("each question that the site suggests is answered with a link to its page", async () => {
  const lost: string[] = [];
  for (const question of Object.values(suggestedQuestions).flat()) {
    const { kind, passages } = composeAnswer({ message: question, history: [] }, knowledge, siteFinder);
    if (kind !== "grounded" || passages.length === 0) lost.push(question);
  }
  expect(lost).toEqual([]);
});

test("the search phrases of each passage find it and nothing else, and none is mistaken for a language but German", () => {
  const lost = knowledge.flatMap((passage) =>
    searchesOf(passage).filter((search) => {
      const { passages } = composeAnswer({ message: search, history: [] }, knowledge, siteFinder);
      const language = glossed(search)?.language;
      const misread = language !== undefined && language !== "de";
      return misread || passages.length !== 1 || passages[0] !== passage;
    }),
  );
  expect(lost).toEqual([]);
});

test("each passage is found by its own questions and links to a page of the site", async () => {
  const pages = new Set<string>(sitePaths);
  const lost: string[] = [];
  const asked = knowledge.map((passage) => ({ passage, wordings: wordingsOf(passage) }));
  /** Two use cases of one trade share a question. */
  const pathsOf = new Map<string, string[]>();
  for (const { passage, wordings } of asked)
    for (const question of wordings) pathsOf.set(question, [...(pathsOf.get(question) ?? []), passage.path]);
  for (const { passage, wordings } of asked) {
    expect(pages.has(passage.path.replace(/#.*/, ""))).toBe(true);
    for (const question of wordings) {
      const found = siteFinder.find(glossed(question)?.text ?? question);
      if (!found.some(({ path }) => pathsOf.get(question)?.includes(path))) lost.push(`${passage.id}: ${question}`);
    }
    const [first = ""] = wordings;
    const answer = (await pieces(first)).join("");
    if (!pathsOf.get(first)?.some((path) => answer.includes(path))) lost.push(`${passage.id}: ${first} -> ${answer}`);
  }
  expect(lost).toEqual([]);
});
