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

/**
 * Writes the system prompt for a question: the rules, and what the site says on the subject. About 1,500 tokens, so
 * that small local models can take it; the whole site would be five times that.
 */
export function createPromptWriter(): (question: AssistantQuestion) => string {
  const search = createSearch(knowledge);
  const find = (text: string, count: number) =>
    search(text)
      .slice(0, count)
      .map(({ passage }) => passage);
  const basics = knowledge.filter(({ id }) => overview.has(id));
  return ({ message, history }) => {
    const previous = history.findLast(({ role }) => role === "user")?.content ?? "";
    const passages = new Set<Passage>([...find(message, forQuestion), ...find(previous, forPrevious), ...basics]);
    return assistantSystemPrompt(facts, [...passages]);
  };
}
