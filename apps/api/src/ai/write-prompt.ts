import { company, knowledge } from "@thirtyfold/content";
import { createSearch } from "./embedded-search.ts";
import type { AssistantQuestion } from "./provider.ts";

/** Passages that a question brings along: enough for two subjects at once. */
const passagesPerQuestion = 8;

/** Writes the system prompt for a question: who the assistant is, and what the site says on the subject. */
export function createPromptWriter(): (question: AssistantQuestion) => string {
  const search = createSearch(knowledge);
  return ({ message, history }) => {
    const before = history.findLast(({ role }) => role === "user")?.content ?? "";
    const passages = [...search(message), ...search(before)].slice(0, passagesPerQuestion);
    return [
      `You are the assistant on ${company.name}'s website.`,
      ...passages.map(({ passage }) => `${passage.title} (${passage.path}): ${passage.text}`),
    ].join("\n\n");
  };
}
