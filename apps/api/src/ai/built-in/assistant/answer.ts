import type { AnswerKind } from "@thirtyfold/api-contract";
import { company, type Passage } from "@thirtyfold/content";
import type { AssistantQuestion } from "../../provider.ts";
import { asksForMore, itemMeant, sentenceOn, type Thread, threadOf } from "./conversation.ts";
import { asksForPerson, asksOwnPrice } from "./handover-words.ts";
import { certainly, type Search } from "./search.ts";
import { agreementReply, isAgreement, smallTalk } from "./small-talk.ts";
import { linkTo } from "./sources.ts";
import { asksForAgent, describesTask, taskReply } from "./task.ts";
import { termsOf } from "./terms.ts";

/** From here on a message that also sounds like a described task is answered as the question it is. */
const plainQuestion = 1;
/** The same for "can an agent do this?", which asks for a task by its form. */
const surelyNoTask = 0.95;
const maxParts = 3;
const moreSentences = 3;

const decline = `I can only answer from this website, and it says nothing on that. If it is about work you want to hand over, describe it in the intake form and a person answers: ${company.intakePath}`;
const declineAgain = `I cannot answer that one from this website either. I know its pages on agents, prices, how long it takes, data and jobs; a person answers the rest: ${company.intakePath}`;

/** An answer, and the passages that it was made from; `unanswered` where the site does not tell. */
export type Composed = Readonly<{ text: string; kind: AnswerKind; passages: readonly Passage[] }>;

function saying(text: string): Composed {
  return { text, kind: "conversation", passages: [] };
}

function citing(text: string, passages: readonly Passage[]): Composed {
  return { text, kind: passages.every(({ unstated }) => unstated) ? "unanswered" : "grounded", passages };
}

function say(...passages: readonly Passage[]): Composed {
  return citing(passages.map(({ answer, path }) => `${answer} ${linkTo(path)}`).join("\n\n"), passages);
}

/** What "tell me more" gets: an example of a solution, else the subject's full text as far as a chat holds it. */
function sayMore(subject: Passage, message: string, passages: readonly Passage[]): Composed {
  const example = /\bexamples?\b/i.test(message) && passages.find(({ id }) => id.startsWith(`${subject.id}.`));
  if (example) return say(example);
  // bounded: 2000 characters, a passage of the site's own
  const sentences = subject.text.match(/[^.?]+[.?](?=\s|$)/g) ?? [subject.text];
  return citing(`${sentences.slice(0, moreSentences).join("").trim()} ${linkTo(subject.path)}`, [subject]);
}

/** "I run a clinic. What does it cost and how long does it take?" says three things. */
function partsOf(message: string): readonly string[] {
  return message
    .split(/[?!\n;]+|\.\s+|\band\b(?=\s{1,9}(?:how|what|when|where|who|which|why|do|does|can|is|are|will)\b)/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A solution's example in the trade that the message names: "what is machine learning good for in energy?". */
function inTrade(solution: Passage, message: string, passages: readonly Passage[]): Passage {
  if (solution.kind !== "solution") return solution;
  const asked = new Set(termsOf(message));
  const example = passages.find(({ id, title }) => {
    return id.startsWith(`${solution.id}.`) && termsOf(title.split(":")[0] ?? "").some((term) => asked.has(term));
  });
  return example ?? solution;
}

/** The passages that answer a message, part by part; one where it is of one piece. */
function found(message: string, search: Search, context: Passage | undefined): readonly Passage[] {
  const whole = certainly(search(message, context ? { context } : {}));
  const parts = partsOf(message);
  if (parts.length < 2 || parts.length > maxParts) return whole ? [whole] : [];
  const each = parts.map((part) => certainly(search(part)));
  const distinct = [...new Set(each.filter((passage) => passage !== undefined))];
  if (whole && (distinct.length < 2 || each.includes(undefined))) return [whole];
  return distinct;
}

/** Without a leading "Hi," or "Hello, quick question:", which says nothing of the subject. */
function withoutGreeting(message: string): string {
  return message.replace(
    /^\s*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| all| team)?\s*[,.!:]+\s*)?(?:(?:a )?quick question\s*[,.:]*\s*)?/i,
    "",
  );
}

/** An answer that leans on what was said before; undefined where the message stands on its own. */
function onThread(
  message: string,
  { subject, list, followUp }: Thread,
  passages: readonly Passage[],
): Composed | undefined {
  if (isAgreement(message)) return saying(agreementReply(subject));
  const item = list && itemMeant(message, list, passages);
  if (item) return say(item);
  const more = asksForMore(message) || termsOf(message).length === 0;
  return subject && followUp && more ? sayMore(subject, message, passages) : undefined;
}

/**
 * The answer of the built-in assistant: one to three sentences and the page that tells more. In turn: small talk, what
 * leans on the conversation, a described task, what the site knows, and the honest word that it does not.
 */
export function composeAnswer(question: AssistantQuestion, passages: readonly Passage[], search: Search): Composed {
  const small = smallTalk(question.message);
  if (small !== undefined) return saying(small);
  const message = withoutGreeting(question.message);
  const thread = threadOf(message, question.history, passages, search);
  const leaning = onThread(message, thread, passages);
  if (leaning !== undefined) return leaning;
  const asked = search(message, { filter: ({ kind }) => kind === "fact" || kind === "job" }).some(
    ({ confidence }) => confidence >= (asksForAgent(message) ? surelyNoTask : plainQuestion),
  );
  const contact = !asked && asksForPerson(message) && passages.find(({ id }) => id === "email");
  if (contact) return say(contact);
  if (!asked && describesTask(message)) return onTask(message, search);
  const answers = found(message, search, thread.followUp ? thread.subject : undefined);
  if (answers.length > 0) return say(...answers.map((answer) => inTrade(answer, message, passages)));
  // The audit tells the price of the visitor's own case; the list tells from where it begins.
  const price = asksOwnPrice(message) && passages.find(({ id }) => id === "price");
  if (price) return say(price);
  const detail = thread.subject && sentenceOn(message, thread.subject);
  if (detail !== undefined && thread.subject) {
    return citing(`${detail} ${linkTo(thread.subject.path)}`, [thread.subject]);
  }
  const before = question.history.findLast(({ role }) => role === "assistant")?.content;
  return { text: before === decline ? declineAgain : decline, kind: "unanswered", passages: [] };
}

function onTask(message: string, search: Search): Composed {
  const { text, fit } = taskReply(message, search);
  return fit ? citing(text, [fit]) : saying(text);
}
