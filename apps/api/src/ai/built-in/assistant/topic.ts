import { otherTopic } from "@thirtyfold/content";
import { siteFinder } from "./find.ts";

/** The topic of an unanswered question, named by its passage; undefined for a refusal. */
export function topicOf(message: string): string | undefined {
  const text = siteFinder.read(message);
  if (siteFinder.refuses(text)) return undefined;
  const [nearest] = siteFinder.find(text);
  return nearest?.unstated ? nearest.id : otherTopic;
}
