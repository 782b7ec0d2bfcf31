import { knowledge, type Passage, pageLabels } from "@thirtyfold/content";
import type { AssistantQuestion } from "../../provider.ts";
import { siteFinder } from "./find.ts";

/** Numbers of passages for the question, and for the one before it. */
const forQuestion = 6;
const forPrevious = 2;
/** Always included: a vague question finds nothing by its words. */
const overview = new Set(["services", "solutions", "agents", "price", "time", "audit"]);
const basics = knowledge.filter(({ id }) => overview.has(id));

function find(text: string, count: number): readonly Passage[] {
  if (text === "") return [];
  return siteFinder.nearest(siteFinder.read(text), count);
}

/** The passages given to a model, in the order of their numbers. */
export function findPassages({ message, history }: AssistantQuestion): readonly Passage[] {
  const previous = history.findLast(({ role }) => role === "user")?.content ?? "";
  return [...new Set<Passage>([...find(message, forQuestion), ...find(previous, forPrevious), ...basics])];
}

/** A page with its most relevant fact. */
export type FoundPage = { path: string; title: string; answer: string };

/** More results would not help an agent. */
const mostPages = 10;
const labels: Readonly<Record<string, string | undefined>> = pageLabels;

/** The pages that answer a query, best first, each once. */
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
