import { company, type Passage } from "@thirtyfold/content";
import { asksForMore, itemMeant, threadOf } from "./embedded-conversation.ts";
import { linkTo } from "./embedded-link.ts";
import type { Hit, Search } from "./embedded-search.ts";
import { agreementReply, isAgreement, smallTalk } from "./embedded-small-talk.ts";
import { describesTask, taskReply } from "./embedded-task.ts";
import type { AssistantQuestion } from "./provider.ts";

/**
 * Below this confidence the honest answer is that the site does not say. Chosen between the questions of
 * `tooling/bench/assistant` that the site answers and those that it does not.
 */
const threshold = 0.64;
/** From here on a message that also sounds like a described task is answered as the question it is. */
const certain = 1;
const maxParts = 3;

const decline = `I can only answer from this website, and it says nothing on that. If it is about work you want to hand over, describe it in the intake form and a person answers: ${company.intakePath}`;

function say(passage: Passage): string {
  return `${passage.answer} ${linkTo(passage.path)}`;
}

/** The first sentences of the subject's full text: what "tell me more" gets. */
function sayMore(passage: Passage): string {
  const sentences = passage.text.match(/[^.?]+[.?](?=\s|$)/g) ?? [passage.text];
  return `${sentences.slice(0, 3).join("").trim()} ${linkTo(passage.path)}`;
}

/** "What does it cost and how long does it take?" asks two things. */
function partsOf(message: string): string[] {
  return message
    .split(/[?\n;]+|\band\b(?=\s+(?:how|what|when|where|who|which|why|do|does|can|is|are|will)\b)/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function sure(hits: readonly Hit[]): Passage | undefined {
  const [hit] = hits;
  return hit && hit.confidence >= threshold ? hit.passage : undefined;
}

function answerParts(message: string, search: Search): string | undefined {
  const parts = partsOf(message);
  if (parts.length < 2 || parts.length > maxParts) return undefined;
  const found = parts.map((part) => sure(search(part)));
  const passages = [...new Set(found.filter((passage) => passage !== undefined))];
  if (passages.length < 2 || found.includes(undefined)) return undefined;
  return passages.map(say).join("\n\n");
}

/** Without a leading "Hi," or "Hello, quick question:", which says nothing of the subject. */
function withoutGreeting(message: string): string {
  return message.replace(/^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| all)?\s*[,.!:]+\s*/i, "");
}

/** The answer of the built-in assistant: one to three sentences and the page that tells more. */
export function composeAnswer(question: AssistantQuestion, passages: readonly Passage[], search: Search): string {
  const small = smallTalk(question.message);
  if (small !== undefined) return small;
  const message = withoutGreeting(question.message);
  const { subject, followUp } = threadOf(message, question.history, passages, search);
  if (isAgreement(message)) return agreementReply(subject);
  if (subject) {
    const item = itemMeant(message, subject, passages);
    if (item) return say(item);
    if (followUp && asksForMore(message)) return sayMore(subject);
  }
  const [best] = search(message);
  const known = best && best.confidence >= certain && best.passage.kind !== "use-case";
  if (!known && describesTask(message)) return taskReply(message, search);
  const several = answerParts(message, search);
  if (several !== undefined) return several;
  const passage = sure(search(message, followUp && subject ? { context: subject } : {}));
  return passage ? say(passage) : decline;
}
