import { otherTopic } from "@thirtyfold/content";
import { siteFinder } from "./find.ts";

/** The topic of an unanswered question, named by its passage. Undefined for a refusal. */
export function topicOf(message: string): string | undefined {
  const finder = siteFinder;
  const text = finder.read(message);
  if (finder.refuses(message, text)) return undefined;
  const [nearest] = finder.find(text);
  return nearest?.unstated ? nearest.id : otherTopic;
}
