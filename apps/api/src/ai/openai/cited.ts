import type { Passage } from "@thirtyfold/content";
import { sourcesOf } from "../built-in/assistant/sources.ts";
import type { AnswerNotes, AssistantProvider, AssistantQuestion } from "../provider.ts";
import { createMarkReader, type Marks } from "./answer-marks.ts";
import { createFigureCheck } from "./figures.ts";

export type PassagesFor = (question: AssistantQuestion, signal: AbortSignal) => Promise<readonly Passage[]>;

/** Cites the marked pages and removes figures found neither there nor in the visitor's words. */
export function cited(provider: AssistantProvider, passagesFor: PassagesFor): AssistantProvider {
  return {
    name: provider.name,
    async *answer(question, signal) {
      const reader = createMarkReader();
      const given = await passagesFor(question, signal);
      const figures = createFigureCheck(given, visitorsWords(question));
      for await (const piece of provider.answer(question, signal)) {
        // A mark follows the text it supports, so the text after it is checked separately.
        for (const part of piece.split(/(?<=[\]】])/)) {
          const text = figures.push(reader.push(part), reader.marks.pages);
          if (text !== "") yield text;
        }
      }
      const rest = figures.push(reader.end(), reader.marks.pages) + figures.end();
      if (rest !== "") yield rest;
      return notesOf(reader.marks, given);
    },
  };
}

function visitorsWords({ message, history }: AssistantQuestion): string[] {
  return [message, ...history.flatMap(({ role, content }) => (role === "user" ? content : []))];
}

function notesOf({ pages, unanswered, wantsPerson }: Marks, given: readonly Passage[]): AnswerNotes {
  const sources = sourcesOf([...pages].toSorted((a, b) => a - b).flatMap((number) => given[number - 1] ?? []));
  const kind = sources.length > 0 ? "grounded" : unanswered ? "unanswered" : "conversation";
  return { kind, sources, ...(wantsPerson && { wantsPerson }) };
}
