import type { Passage } from "@thirtyfold/content";
import type { AssistantMessage } from "../../provider.ts";
import type { Find } from "./find.ts";
import { termsOf, words } from "./terms.ts";

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(first|1st|number (1|one))\b/, 0],
  [/\b(second|2nd|number (2|two))\b/, 1],
  [/\b(third|3rd|number (3|three))\b/, 2],
  [/\b(fourth|4th|number (4|four))\b/, 3],
  [/\b(fifth|5th|number (5|five))\b/, 4],
  [/\b(sixth|6th|number (6|six))\b/, 5],
  [/\b(last|latter|final)\b/, -1],
];

/** An ordinal refers to a list's item only in a short message without a subject: not in "what is the first step?". */
const itemWords =
  /^(agent|job|solut|servic|option|demo|first|second|third|fourth|fifth|sixth|latter|final|number|more|detail|\d\w*)$/;

const goesOn = /^(and|so|also|but|then|what about|how about|ok and)\b/;
/** "What would it cost to sort our mail?": here "it" refers to what follows. */
const pointsBack =
  /\b(?:its|that|this|they|them|their|those|these|one|ones|there|he|she|it(?! (?:costs?|takes?|makes? sense|possible|safe|hard|easy|difficult|necessary|enough|allowed)(?: (?:us|me|you|for \w{1,12}))? to\b))\b/;
const moreWords = /^(more|detail|details|elaborate|explain|example|examples|why|else|further|specific|specifics)$/;

/** The most words of a question too short to stand on its own. */
const shortQuestion = 6;

export type Thread = Readonly<{
  subject?: Passage;
  /** The list shown last, into which "the second one" points. */
  list?: Passage;
  asked: string;
  /** Whether the message refers back, even to an unknown subject, or is too short to tell. */
  refersBack: boolean;
  /** Whether its words refer back. */
  pointsBack: boolean;
  /** Whether the message makes no sense on its own. */
  followUp: boolean;
}>;

/** Passages cited so far, the latest first. */
function citedIn(history: readonly AssistantMessage[], passages: readonly Passage[]): readonly Passage[] {
  return history
    .filter((item) => item.role === "assistant")
    .toReversed()
    .flatMap(({ content }) => firstIn(content, passages) ?? onlyOn(content, passages));
}

/** The passage an answer tells first: related passages after it are not the subject. */
function firstIn(content: string, passages: readonly Passage[]): Passage | undefined {
  const told = passages
    .map((passage) => ({ passage, at: content.indexOf(passage.answer) }))
    .filter(({ at }) => at >= 0);
  return told.toSorted((one, other) => one.at - other.at)[0]?.passage;
}

/** For a model's answers: the passage of the page named in them, if that page has only one subject. */
function onlyOn(content: string, passages: readonly Passage[]): readonly Passage[] {
  const page = /(?<=^|\s)\/[\w/-]*\w(?=[.\s]|$)/.exec(content)?.[0];
  const found = passages.filter(({ path }) => path === page);
  const [first] = found;
  return first && found.every(({ id }) => id.startsWith(first.id)) ? [first] : [];
}

/** The assistant's last message, or "". */
export function lastAnswer(history: readonly AssistantMessage[]): string {
  return history.findLast(({ role }) => role === "assistant")?.content ?? "";
}

/** Determines the subject under discussion, and whether the message refers to it. */
export function threadOf(
  message: string,
  history: readonly AssistantMessage[],
  passages: readonly Passage[],
  find: Find,
): Thread {
  const last = lastAnswer(history);
  const recalled = citedIn(history, passages);
  const asked = history.findLast((item) => item.role === "user")?.content ?? "";
  const before = asked === "" ? [] : find(asked).filter(({ unstated }) => !unstated);
  const subject = recalled.find(({ answer, path }) => last.includes(answer) || last.includes(path)) ?? before[0];
  const list = [...recalled, ...before].find(({ items }) => items !== undefined);
  const text = words(message).join(" ");
  const short = termsOf(message).length <= 3;
  const goesBack = goesOn.test(text) || pointsBack.test(text);
  return {
    asked,
    refersBack: asked !== "" && (goesBack || words(message).length <= shortQuestion),
    pointsBack: asked !== "" && goesBack,
    ...(subject && { subject }),
    ...(list && { list }),
    followUp: subject !== undefined && short && (goesBack || asksForMore(message)),
  };
}

/** The list item meant by "the second one". */
export function itemMeant(message: string, list: Passage, passages: readonly Passage[]): Passage | undefined {
  if (!termsOf(message).every((word) => itemWords.test(word))) return undefined;
  const found = ordinals.find(([expression]) => expression.test(message.toLowerCase()));
  const id = found && list.items?.at(found[1]);
  return id === undefined ? undefined : passages.find((passage) => passage.id === id);
}

/** Whether the message is like "tell me more", "why?", "an example please". */
export function asksForMore(message: string): boolean {
  const asked = words(message);
  return (
    asked.some((word) => moreWords.test(word)) &&
    asked.every((word) => moreWords.test(word) || termsOf(word).length === 0)
  );
}

const sourceQuestions = [
  /^(?:and |so )?(?:(?:can|could|may|do) (?:i|you) (?:have|get|give|show|see|send)(?: me)? )?(?:(?:a|the|any|your) )?(?:source|sources|reference|link|page)(?: (?:for|to|of|on) (?:that|this|it))?(?: please)?$/,
  /^(?:and )?where (?:does it say|did you (?:get|read|find)|can i read|do you get|is) (?:that|this|it)(?: from| written)?$/,
  /^(?:and )?what (?:s|is) (?:your|the) source(?: (?:for|of) (?:that|this))?$/,
];

/** Whether the message is like "can I have a source for that?". */
export function asksForSource(message: string): boolean {
  const text = words(message).join(" ");
  return sourceQuestions.some((question) => question.test(text));
}

/** A period in an address such as hello@thirtyfold.example does not end a sentence. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+/);
}
