import type { Passage } from "./passage.ts";
import wordings from "./wordings.json" with { type: "json" };

/** How visitors ask, by the passage that answers: what its own questions leave out. A line of the file is a wording. */
const byPassage: Readonly<Record<string, readonly string[]>> = wordings;

/** All the ways to ask for a passage: its own questions, then the others. Only training reads them. */
export function wordingsOf({ id, questions }: Passage): readonly string[] {
  return [...new Set([...questions, ...(byPassage[id] ?? [])])];
}
