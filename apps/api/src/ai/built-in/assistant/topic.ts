import { otherTopic } from "@thirtyfold/content";
import { siteFinder } from "./find.ts";
import { glossed } from "./gloss.ts";
import { isRefused } from "./refusals.ts";

/** The topic of an unanswered question, named by its passage. Undefined for a refusal. */
export function topicOf(message: string): string | undefined {
  const finder = siteFinder();
  const read = glossed(message)?.text ?? finder.correct(message);
  if ([message, read].some(isRefused)) return undefined;
  const [nearest] = finder.find(read);
  return nearest?.unstated ? nearest.id : otherTopic;
}
