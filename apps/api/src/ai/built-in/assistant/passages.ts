import { knowledge, type Passage } from "@thirtyfold/content";
import type { AssistantQuestion } from "../../provider.ts";
import { siteSearch } from "./search.ts";

/** Passages found for the question, and for the one before it, which a follow-up leans on. */
const forQuestion = 8;
const forPrevious = 3;
/** What every question gets: a vague one, or one in another language, finds nothing by its words. */
const overview = new Set(["services", "solutions", "agents", "price", "time", "audit"]);
const basics = knowledge.filter(({ id }) => overview.has(id));

function find(text: string, count: number): Passage[] {
  return siteSearch(text)
    .slice(0, count)
    .map(({ passage }) => passage);
}

/** Finds the passages that a model is given for a question, in the order of their numbers. */
export function findPassages({ message, history }: AssistantQuestion): readonly Passage[] {
  const previous = history.findLast(({ role }) => role === "user")?.content ?? "";
  return [...new Set<Passage>([...find(message, forQuestion), ...find(previous, forPrevious), ...basics])];
}
