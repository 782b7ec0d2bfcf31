import type { Passage } from "@thirtyfold/content";
import type { Search } from "./embedded-search.ts";
import { termsOf, words } from "./embedded-terms.ts";
import type { AssistantMessage } from "./provider.ts";

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(first|1st|number (1|one))( (one|agent|job|position|solution|service|option))?\b/, 0],
  [/\b(second|2nd|number (2|two))( (one|agent|job|position|solution|service|option))?\b/, 1],
  [/\b(third|3rd|number (3|three))( (one|agent|job|position|solution|service|option))?\b/, 2],
  [/\b(fourth|4th|number (4|four))( (one|agent|job|position|solution|service|option))?\b/, 3],
  [/\b(fifth|5th|number (5|five))( (one|agent|job|position|solution|service|option))?\b/, 4],
  [/\b(last|latter|final)( (one|agent|job|position|solution|service|option))?\b/, -1],
];

const goesOn = /^(and|so|also|but|what about|how about|ok and|then)\b/;
const pointsBack = /\b(it|its|that|this|they|them|their|those|these|one|ones|there|he|she)\b/;
const wantsMore = /\b(more|details?|detail|elaborate|explain|else|why|how so|example)\b/;

/** The conversation so far, as far as the next answer depends on it. */
export type Thread = Readonly<{
  /** What the last answer was about. */
  subject?: Passage;
  /** True when the message can only be understood from what came before. */
  followUp: boolean;
}>;

function subjectOf(
  history: readonly AssistantMessage[],
  passages: readonly Passage[],
  search: Search,
): Passage | undefined {
  const said = history.findLast((item) => item.role === "assistant")?.content ?? "";
  const quoted = passages.find((passage) => said.includes(passage.answer));
  if (quoted) return quoted;
  const asked = history.findLast((item) => item.role === "user")?.content ?? "";
  const [hit] = search(asked);
  return hit && hit.confidence >= 0.64 ? hit.passage : undefined;
}

/** Reads the history: the subject under discussion, and whether the message leans on it. */
export function threadOf(
  message: string,
  history: readonly AssistantMessage[],
  passages: readonly Passage[],
  search: Search,
): Thread {
  const subject = subjectOf(history, passages, search);
  if (!subject) return { followUp: false };
  const text = words(message).join(" ");
  const few = termsOf(message).length <= 3;
  return { subject, followUp: few && (goesOn.test(text) || pointsBack.test(text) || wantsMore.test(text)) };
}

/** The item of the subject's list that "the second one" means. */
export function itemMeant(message: string, subject: Passage, passages: readonly Passage[]): Passage | undefined {
  const text = message.toLowerCase();
  const found = ordinals.find(([expression]) => expression.test(text));
  const id = found && subject.items?.at(found[1]);
  return id === undefined ? undefined : passages.find((passage) => passage.id === id);
}

/** True for "tell me more", "why?" and the like: nothing but the subject itself is asked for. */
export function asksForMore(message: string): boolean {
  return wantsMore.test(message.toLowerCase()) && termsOf(message).every((word) => wantsMore.test(word));
}
