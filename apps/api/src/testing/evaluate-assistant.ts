import { readFileSync } from "node:fs";
import { z } from "zod";
import type { AssistantProvider } from "../ai/provider.ts";

const turnSchema = z.object({ role: z.enum(["user", "assistant"]), content: z.string() });

/** A visitor's question, and what a right answer holds: one of the pages, and every one of the facts. */
const askedSchema = z.strictObject({
  id: z.string(),
  ask: z.string(),
  history: z.array(turnSchema).default([]),
  paths: z.array(z.string()).min(1),
  /** Regular expressions, without regard to case. */
  fact: z.array(z.string()).min(1),
});

/** A question that the site does not answer. */
const offTopicSchema = z.strictObject({ id: z.string(), ask: z.string(), declined: z.literal(true).optional() });

const questionsSchema = z.object({
  questions: z.array(askedSchema),
  offTopic: z.array(offTopicSchema),
  heldOut: z.array(z.union([askedSchema, offTopicSchema])),
});

type Asked = z.infer<typeof askedSchema>;
type OffTopic = z.infer<typeof offTopicSchema>;

/** One group's result: how many were right, and what was said where it was wrong. */
export type Score = { right: number; of: number; wrong: { id: string; ask: string; answer: string }[] };

/** The scores of the three groups. */
export type Evaluation = Record<"questions" | "offTopic" | "heldOut", Score>;

/** A page counts when it is named as a whole path; an anchor on it may follow. */
function names(answer: string, path: string): boolean {
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(^|\\s)${escaped}(?![\\w/-])`, "m").test(answer);
}

function answersRightly(answer: string, { paths, fact }: Asked): boolean {
  return paths.some((path) => names(answer, path)) && fact.every((one) => new RegExp(one, "i").test(answer));
}

/** Declining means to say so, to offer the intake form, and to name no other page. */
function declines(answer: string): boolean {
  return (
    /\b(can only|cannot|can't)\b/.test(answer) &&
    names(answer, "/intake-form.html") &&
    !/\s\/(?!intake-form)/.test(answer)
  );
}

async function answerOf(provider: AssistantProvider, item: Asked | OffTopic): Promise<string> {
  const question = { message: item.ask, history: "history" in item ? item.history : [] };
  let text = "";
  for await (const piece of provider.answer(question, new AbortController().signal)) text += piece;
  return text;
}

async function scoreOf(provider: AssistantProvider, items: (Asked | OffTopic)[]): Promise<Score> {
  const score: Score = { right: 0, of: items.length, wrong: [] };
  for (const item of items) {
    const answer = await answerOf(provider, item);
    if ("paths" in item ? answersRightly(answer, item) : declines(answer)) score.right += 1;
    else score.wrong.push({ id: item.id, ask: item.ask, answer });
  }
  return score;
}

/**
 * Asks an assistant every question of `tooling/bench/assistant/questions.json`. `heldOut` was written with the others
 * and is never used for tuning: it tells how the assistant does on questions that nobody looked at.
 */
export async function evaluateAssistant(provider: AssistantProvider): Promise<Evaluation> {
  const file = new URL("../../../../tooling/bench/assistant/questions.json", import.meta.url);
  const { questions, offTopic, heldOut } = questionsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    questions: await scoreOf(provider, questions),
    offTopic: await scoreOf(provider, offTopic),
    heldOut: await scoreOf(provider, heldOut),
  };
}
