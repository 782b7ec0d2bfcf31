import { knowledge, otherTopic } from "@thirtyfold/content";

/** What visitors ask and this site does not say, or what it says that comes closest, by id, in words for the desk. */
const names = new Map<string, string>([
  ...knowledge.map(
    ({ id, title, unstated }) => [id, unstated ? title.replace("Not on this site: ", "") : `near: ${title}`] as const,
  ),
  [otherTopic, "something else"],
]);

/** A topic that is known by name; all else is another one, so that no words of a visitor are kept as a topic. */
export function knownTopic(topic: string): string {
  return names.has(topic) ? topic : otherTopic;
}

/** Sums outlive the passages that they were counted for. */
export function topicName(topic: string): string {
  return names.get(topic) ?? topic;
}
