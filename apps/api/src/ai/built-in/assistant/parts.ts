import { smallTalk } from "./small-talk.ts";
import { termsOf } from "./terms.ts";

/** The most parts of a message that are looked up separately; more would hold up other visitors. */
export const maxParts = 6;
const maxListed = 3;

/** "ML engineer: how long is it, and do I need SQL?" asks both about one subject. */
const subjectFirst = /^\s*([^:?!.\n]{3,40}):\s+(?=\S)/;

/** "I run a clinic. What does it cost and how long does it take?" has three parts. */
export function partsOf(message: string): readonly string[] {
  const [lead = "", subject] = subjectFirst.exec(message) ?? [];
  const parts = questionsIn(message.slice(lead.length));
  return parts.length > 1 && subject ? parts.map((part) => `${subject}: ${part}`) : parts;
}

const separator =
  /(?<=[?!])\s*(?![?!])|[\n;]+|\.\s+|\band\b(?=\s{1,9}(?:how|what|when|where|who|which|why|do|does|can|could|is|are|was|were|have|has|will|would|should)\b)/i;
/** "Who founded it, and when?" asks one thing: the last word says nothing on its own. */
const questionWord = /^(?:how|what|when|where|who|which|why)\W*$/i;
const questionStart = /^(?:how|what|when|where|who|which|why)\b/i;

/**
 * "Our core system is ancient. Deal breaker?" refers to the statement, "Who should get it? Just pick one" to the
 * question; "Hi. Price?" to neither.
 */
function leansOn(part: string, before: string): boolean {
  if (smallTalk(before) !== undefined) return false;
  if (before.endsWith("?") && !part.endsWith("?") && termsOf(part).length < 2) return true;
  const few = part.endsWith("?") && part.split(/\s+/).length < leastWords;
  return questionWord.test(part) || (few && !questionStart.test(part));
}

function questionsIn(message: string): readonly string[] {
  const parts: string[] = [];
  for (const piece of message.split(separator)) {
    const part = piece.trim();
    const before = parts.at(-1);
    if (before !== undefined && leansOn(part, before)) parts[parts.length - 1] = `${before} ${part}`;
    else if (part !== "") parts.push(part);
  }
  return parts;
}

/** The fewest words with which a part of a message asks or orders something on its own. */
export const leastWords = 3;

/** The items in "The resume size limit and your opening times"; empty if the message asks one thing. */
export function listedIn(message: string): readonly string[] {
  return listed(message, leastWords);
}

const joined = /\s(?:and|plus|&)\s/i;
/** A message without any of these only names things. */
const sentence =
  /[?!.:]|\b(?:i|we|you|they|he|she|it|this|that|what|which|who|how|when|where|why|if|is|are|was|were|do|does|did|can|could|will|would|should|may|have|has|not|no|never|or)\b/i;

/** The items in "Price, hours and address", named without a sentence; empty if there is one. */
export function thingsIn(message: string): readonly string[] {
  return joined.test(message) && !sentence.test(message) ? listed(message, 1) : [];
}

function listed(message: string, leastOfEach: number): readonly string[] {
  const parts = message
    .split(/,\s|\s(?:and|plus|&)\s/i)
    .map((part) => part.trim())
    .filter((part) => !/^(please|thanks|thank you|ok|hi|hello)\W*$/i.test(part));
  const whole = parts.every((part) => part.split(/\s+/).length >= leastOfEach);
  return whole && parts.length > 1 && parts.length <= maxListed ? parts : [];
}
