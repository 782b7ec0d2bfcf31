import { readFileSync } from "node:fs";

type Turn = { role: "user" | "assistant"; content: string };

/** A visitor's question, and what a right answer holds: one of the pages, and every one of the facts. */
type Asked = { id: string; ask: string; history?: Turn[]; paths: string[]; fact: string[] };
/** A question that the site does not answer. */
type OffTopic = { id: string; ask: string };
type HeldOut = Asked | (OffTopic & { declined: true });

type Questions = { questions: Asked[]; offTopic: OffTopic[]; heldOut: HeldOut[] };

/** The port of `apps/api/src/ai/provider.ts`, as far as it is needed here. */
type Provider = {
  answer(question: { message: string; history: Turn[] }, signal: AbortSignal): AsyncIterable<string>;
};

/** One group's result: how many were right, and what was said where it was wrong. */
export type Score = { right: number; of: number; wrong: { id: string; ask: string; answer: string }[] };

const questions = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8")) as Questions;

/** A page counts when it is named as a whole path; an anchor on it may follow. */
function names(answer: string, path: string): boolean {
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(^|\\s)${escaped}(?![\\w/-])`, "m").test(answer);
}

function answersRightly(answer: string, asked: Asked): boolean {
  return (
    asked.paths.some((path) => names(answer, path)) && asked.fact.every((fact) => new RegExp(fact, "i").test(answer))
  );
}

/** Declining means to say so, to offer the intake form, and to name no other page. */
function declines(answer: string): boolean {
  return /\b(can only|cannot|can't|not something)\b/.test(answer) && names(answer, "/intake-form.html") && !/\s\/(?!intake-form)/.test(answer);
}

async function answerOf(provider: Provider, item: { ask: string; history?: Turn[] }): Promise<string> {
  let text = "";
  const stream = provider.answer({ message: item.ask, history: item.history ?? [] }, new AbortController().signal);
  for await (const piece of stream) text += piece;
  return text;
}

async function scoreOf(provider: Provider, items: (Asked | OffTopic)[]): Promise<Score> {
  const score: Score = { right: 0, of: items.length, wrong: [] };
  for (const item of items) {
    const answer = await answerOf(provider, item);
    if ("paths" in item ? answersRightly(answer, item) : declines(answer)) score.right += 1;
    else score.wrong.push({ id: item.id, ask: item.ask, answer });
  }
  return score;
}

/**
 * Asks every question of `questions.json`. `heldOut` was written with the others and never used for tuning: it tells
 * how the assistant does on questions that nobody looked at.
 */
export async function evaluate(provider: Provider): Promise<Record<"questions" | "offTopic" | "heldOut", Score>> {
  return {
    questions: await scoreOf(provider, questions.questions),
    offTopic: await scoreOf(provider, questions.offTopic),
    heldOut: await scoreOf(provider, questions.heldOut),
  };
}
