import { knowledge, type Passage } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { type AnswerNotes, type AssistantProvider, withoutSources } from "../provider.ts";
import { cited } from "./cited.ts";

const given = ["price", "audit", "refund"].map((id) => knowledge.find((passage) => passage.id === id) as Passage);

async function answer(...pieces: string[]): Promise<{ text: string; notes: AnswerNotes }> {
  const model: AssistantProvider = {
    name: "openai",
    async *answer() {
      yield* pieces;
      return withoutSources;
    },
  };
  const stream = cited(model, async () => given).answer({ message: "x", history: [] }, new AbortController().signal);
  const iterator = stream[Symbol.asyncIterator]();
  let text = "";
  for (;;) {
    const next = await iterator.next();
    if (next.done) return { text, notes: next.value };
    text += next.value;
  }
}

test("cites the pages that the model marked, and hides the marks", async () => {
  expect(await answer("From $2,500 ", "[1]. The audit", " is free [2", "].")).toEqual({
    text: "From $2,500. The audit is free.",
    notes: {
      kind: "grounded",
      sources: [
        { title: "AI Automation", path: "/ai-automation#packages" },
        { title: "AI Services", path: "/services#packages" },
      ],
    },
  });
});

test("cites nothing unmarked, not given, or left open by the site", async () => {
  const { notes } = await answer("From $2,500. We also do this [9] and that [0]. No refunds [3].");
  expect(notes).toEqual(withoutSources);
});

test("reports that the site does not say, and that a person is wanted", async () => {
  expect((await answer("It does not say. [none] [person]")).notes).toEqual({
    kind: "unanswered",
    sources: [],
    wantsPerson: true,
  });
});
