import { knowledge, type Passage, pageLabels } from "@thirtyfold/content";
import type { AssistantQuestion } from "../../provider.ts";
import { siteFinder } from "./find.ts";
import { glossed } from "./gloss.ts";

/** Passages found for the question, and for the one before it, which a follow-up leans on. */
const forQuestion = 6;
const forPrevious = 2;
/** What every question gets: a vague one finds nothing by its words. */
const overview = new Set(["services", "solutions", "agents", "price", "time", "audit"]);
const basics = knowledge.filter(({ id }) => overview.has(id));

function find(text: string, count: number): readonly Passage[] {
  if (text === "") return [];
  const finder = siteFinder();
  return finder.nearest(glossed(text)?.text ?? finder.mend(text), count);
}

/** Finds the passages that a model is given for a question, in the order of their numbers. */
export function findPassages({ message, history }: AssistantQuestion): readonly Passage[] {
  const previous = history.findLast(({ role }) => role === "user")?.content ?? "";
  return [...new Set<Passage>([...find(message, forQuestion), ...find(previous, forPrevious), ...basics])];
}

/** A page, with the fact on it that bears on a query most. */
export type FoundPage = { path: string; title: string; answer: string };

/** An agent reads some results, and not many. */
const mostPages = 10;
const labels: Readonly<Record<string, string | undefined>> = pageLabels;

/** The pages that tell of what a query asks, best first, each once; what the site leaves open is on none. */
export function findPages(query: string): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const { path, title, answer, unstated } of find(query, 60)) {
    const page = path.replace(/#.*/, "");
    if (!unstated && pages.size < mostPages && !pages.has(page)) {
      pages.set(page, { path: page, title: labels[page] ?? title, answer });
    }
  }
  return [...pages.values()];
}
