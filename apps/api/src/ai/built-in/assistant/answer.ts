import type { AnswerKind } from "@thirtyfold/api-contract";
import { company, type Passage } from "@thirtyfold/content";
import type { AssistantQuestion } from "../../provider.ts";
import { asksForMore, itemMeant, sentenceOn, type Thread, threadOf } from "./conversation.ts";
import type { Find, Finder } from "./find.ts";
import { glossed } from "./gloss.ts";
import { asksForPerson, asksOwnPrice } from "./handover-words.ts";
import { isRefused } from "./refusals.ts";
import { agreementReply, isAgreement, smallTalk } from "./small-talk.ts";
import { linkTo } from "./sources.ts";
import { describesTask, taskReply } from "./task.ts";
import { termsOf } from "./terms.ts";

const maxParts = 3;
const moreSentences = 3;

const decline = `I can only answer from this website, and it says nothing on that. If it is about work you want to hand over, describe it in the intake form and a person answers: ${company.intakePath}`;
const declineAgain = `I cannot answer that one from this website either. I know its pages on agents, prices, how long it takes, data and jobs; a person answers the rest: ${company.intakePath}`;

/** An answer and its passages; `unanswered` where the site does not say. */
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

/** "Tell me more": an example of a solution, else the subject's full text as far as a chat holds it. */
function sayMore(subject: Passage, message: string, passages: readonly Passage[]): Composed {
  const example = /\bexamples?\b/i.test(message) && passages.find(({ id }) => id.startsWith(`${subject.id}.`));
  if (example) return say(example);
  // bounded: 2000 characters, a passage of the site's own
  const sentences = subject.text.match(/[^.?]+[.?](?=\s|$)/g) ?? [subject.text];
  return citing(`${sentences.slice(0, moreSentences).join("").trim()} ${linkTo(subject.path)}`, [subject]);
}

/** "ML engineer: how long is it, and do I need SQL?" asks both of one subject. */
const subjectFirst = /^\s*([^:?!.\n]{3,40}):\s+(?=\S)/;

/** "I run a clinic. What does it cost and how long does it take?" has three parts. */
function partsOf(message: string): readonly string[] {
  const [lead = "", subject] = subjectFirst.exec(message) ?? [];
  const parts = questionsIn(message.slice(lead.length));
  return parts.length > 1 && subject ? parts.map((part) => `${subject}: ${part}`) : parts;
}

function questionsIn(message: string): readonly string[] {
  return message
    .split(
      /[?!\n;]+|\.\s+|\band\b(?=\s{1,9}(?:how|what|when|where|who|which|why|do|does|can|could|is|are|was|were|have|has|will|would|should)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Words that a half of a message has at least to ask something by itself. */
const leastWords = 3;

/** "The resume size limit and your opening times": what is listed; empty where the message asks one thing. */
function listedIn(message: string): readonly string[] {
  const parts = message
    .split(/,\s|\s(?:and|plus|&)\s/i)
    .map((part) => part.trim())
    .filter((part) => !/^(please|thanks|thank you|ok|hi|hello)\W*$/i.test(part));
  const whole = parts.every((part) => part.split(/\s+/).length >= leastWords);
  return whole && parts.length > 1 && parts.length <= maxParts ? parts : [];
}

/** A solution's example in the trade that the message names. */
function inTrade(solution: Passage, message: string, passages: readonly Passage[]): Passage {
  if (solution.kind !== "solution") return solution;
  const asked = new Set(termsOf(message));
  const example = passages.find(({ id, title }) => {
    return id.startsWith(`${solution.id}.`) && termsOf(title.split(":")[0] ?? "").some((term) => asked.has(term));
  });
  return example ?? solution;
}

/** A part that refers to the one before: "Is the audit free? What happens after it?" */
const backReference = /\b(it|its|that|this|they|them|one|ones)\b/i;

/** The passages that answer each part of a message. */
function found(message: string, find: Find, context: Passage | undefined): readonly Passage[] {
  const parts = partsOf(message);
  if (parts.length < 2 || parts.length > maxParts) {
    const whole = find(message, context);
    if (!whole[0] || whole[0].unstated) return whole;
    const listed = listedIn(message).flatMap((part) =>
      find(part)
        .slice(0, 1)
        .filter(({ unstated }) => !unstated),
    );
    return [...new Set([...whole.slice(0, 1), ...listed, ...whole])];
  }
  const each: (Passage | undefined)[] = [];
  for (const part of parts) each.push(find(part, backReference.test(part) ? (each.at(-1) ?? context) : undefined)[0]);
  const distinct = [...new Set(each.filter((passage) => passage !== undefined))];
  const stated = distinct.filter(({ unstated }) => !unstated);
  // A statement before the question needs no answer of its own.
  if (stated.length > 0 && parts.some((part, at) => each[at]?.unstated && !asking.test(part))) return stated;
  return distinct.length > 0 ? distinct : find(message, context);
}

const asking =
  /^(and |so |but |or )?(how|what|when|where|who|which|why|whose|do|does|did|can|could|is|are|was|will|would|have|has|should|may)\b/i;

function withoutGreeting(message: string): string {
  return message.replace(
    /^\s*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| all| team)?\s*[,.!:]+\s*)?(?:(?:a )?quick question\s*[,.:]*\s*)?/i,
    "",
  );
}

/** "No, I meant how long, not how much": the question that was meant. */
function corrected(message: string): string {
  const begun =
    /^\s*(?:(?:no|nope|sorry|oh|wait|actually|not that)\b[\s,.!]{0,4}){0,3}(?:i (?:meant|mean|was asking(?: about)?)|rather)\s{1,4}/i.exec(
      message,
    );
  return begun ? (message.slice(begun[0].length).split(/,? (?:and )?not /i)[0] ?? message) : message;
}

/** An answer that depends on the conversation; undefined where the message stands on its own. */
function answerInContext(
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
 * One to three sentences and a link. Checked in turn: refusals, small talk, the conversation, described tasks, the
 * site's facts, and last "the site does not say". Other languages are glossed and answered in English, with a note.
 */
export function composeAnswer(question: AssistantQuestion, passages: readonly Passage[], finder: Finder): Composed {
  const foreign = glossed(question.message);
  const read = foreign?.text ?? finder.correct(question.message);
  if ([question.message, read].some(isRefused)) return declining(question);
  const small = smallTalk(question.message);
  if (small !== undefined) return saying(small);
  const message = corrected(withoutGreeting(read));
  const composed = composeEnglish({ ...question, message, history: lastInEnglish(question) }, passages, finder);
  return foreign ? { ...composed, text: `${foreign.notice}\n\n${composed.text}` } : composed;
}

/** A message may lean on the one before it, which was read in English, too. */
function lastInEnglish({ history }: AssistantQuestion): AssistantQuestion["history"] {
  const last = history.findLastIndex(({ role }) => role === "user");
  return history.map((item, at) =>
    at === last ? { ...item, content: glossed(item.content)?.text ?? item.content } : item,
  );
}

function declining({ history }: AssistantQuestion): Composed {
  const before = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  return { text: before.endsWith(decline) ? declineAgain : decline, kind: "unanswered", passages: [] };
}

function composeEnglish(question: AssistantQuestion, passages: readonly Passage[], finder: Finder): Composed {
  const { message } = question;
  const { find, isOffSite } = finder;
  const thread = threadOf(message, question.history, passages, find);
  const inContext = answerInContext(message, thread, passages);
  if (inContext !== undefined) return inContext;
  const example = thread.followUp && thread.subject ? inTrade(thread.subject, message, passages) : undefined;
  if (example && example !== thread.subject) return say(example);
  const contact = asksForPerson(message) && passages.find(({ id }) => id === "email");
  if (contact && !asksPlainly(message, find)) return say(contact);
  if (describesTask(message) && !asksPlainly(message, find) && !isOffSite(message)) return onTask(message, finder);
  if (thread.followUp && thread.subject?.kind === "job" && isOf(message, thread.subject)) return say(thread.subject);
  const direct = found(message, find, thread.followUp ? thread.subject : undefined);
  // A follow-up is also searched together with the question before.
  const together = thread.refersBack ? find(`${thread.asked} ${message}`).filter(({ unstated }) => !unstated) : [];
  const answers = [...new Set([...direct.slice(0, together.length > 0 ? 2 : 3), ...together])].slice(0, 3);
  const stated = answers.some(({ unstated }) => !unstated);
  if (stated) return say(...answers.map((answer) => inTrade(answer, message, passages)));
  // The audit gives the visitor's own price; the list gives where prices start.
  const price = asksOwnPrice(message) && passages.find(({ id }) => id === "price");
  if (price && answers.length === 0 && !isOffSite(message)) return say(price);
  // A subject that spans several passages is searched as a whole: "which channels?"
  for (const whole of passages.filter(({ id }) => thread.subject?.id.startsWith(id))) {
    const detail = sentenceOn(message, whole);
    if (detail !== undefined) return citing(`${detail} ${linkTo(whole.path)}`, [whole]);
  }
  if (answers.length > 0) return say(...answers);
  return declining(question);
}

/** Whether a passage has every word of a follow-up: "and is it remote?" */
function isOf(message: string, { questions, text }: Passage): boolean {
  const own = new Set([text, ...questions].flatMap(termsOf));
  return termsOf(message).every((term) => own.has(term));
}

/** Whether small talk or the like is also a question that the site answers. */
function asksPlainly(message: string, find: Find): boolean {
  const kind = find(message)[0]?.kind;
  return kind === "fact" || kind === "job";
}

function onTask(message: string, finder: Finder): Composed {
  const { text, fit } = taskReply(message, finder);
  return fit ? citing(text, [fit]) : saying(text);
}
