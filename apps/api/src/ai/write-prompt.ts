import { assistantSystemPrompt } from "@thirtyfold/ai-prompts";
import { businessHours, company, knowledge, type Passage } from "@thirtyfold/content";
import { createSearch } from "./embedded-search.ts";
import type { AssistantQuestion } from "./provider.ts";

/** Passages found for the question, and for the one before it, which a follow-up leans on. */
const forQuestion = 8;
const forPrevious = 3;
/** What every question gets: a vague one, or one in another language, finds nothing by its words. */
const overview = new Set(["services", "solutions", "agents", "price", "time", "audit"]);

const facts = {
  name: company.name,
  email: company.email,
  hours: `${businessHours.text}. ${businessHours.closedText}.`,
  intakePath: company.intakePath,
};

/** What a model is given for a question: what to be told, and the passages in the order of their numbers. */
export type PromptWriter = {
  passagesFor: (question: AssistantQuestion) => readonly Passage[];
  systemPrompt: (question: AssistantQuestion) => string;
};

/**
 * Writes the system prompt for a question: the rules, and what the site says on the subject. About 1,500 tokens, so
 * that small local models can take it; the whole site would be five times that.
 */
export function createPromptWriter(): PromptWriter {
  const search = createSearch(knowledge);
  const find = (text: string, count: number) =>
    search(text)
      .slice(0, count)
      .map(({ passage }) => passage);
  const basics = knowledge.filter(({ id }) => overview.has(id));
  const passagesFor = ({ message, history }: AssistantQuestion) => {
    const previous = history.findLast(({ role }) => role === "user")?.content ?? "";
    return [...new Set<Passage>([...find(message, forQuestion), ...find(previous, forPrevious), ...basics])];
  };
  return { passagesFor, systemPrompt: (question) => assistantSystemPrompt(facts, passagesFor(question)) };
}
