import { otherTopic } from "@thirtyfold/content";
import { siteFinder } from "./find.ts";

/** The topic of an unanswered question, named by its passage. Undefined for a refusal. */
export function topicOf(message: string): string | undefined {
  const finder = siteFinder();
  if (finder.refuses(message)) return undefined;
  const [nearest] = finder.find(finder.read(message));
  return nearest?.unstated ? nearest.id : otherTopic;
}
