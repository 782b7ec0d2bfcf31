import type { AnswerKind } from "@thirtyfold/api-contract";
import { company, type Passage } from "@thirtyfold/content";
import type { AssistantQuestion } from "../../provider.ts";
import { found } from "./answer-parts.ts";
import { asksForMore, itemMeant, sentenceOn, sentencesOf, type Thread, threadOf } from "./conversation.ts";
import type { Find, Finder } from "./find.ts";
import { glossed } from "./gloss.ts";
import { asksForPerson, asksOwnPrice } from "./handover-words.ts";
import { lacksDetail } from "./missing-detail.ts";
import { maxParts, partsOf } from "./parts.ts";
import { pries } from "./prying.ts";
import { isDespair } from "./refusals.ts";
import { ordersSomething } from "./signs.ts";
import { agreementReply, helpReply, isAgreement, replyTo, smallTalk } from "./small-talk.ts";
import { linkTo } from "./sources.ts";
import { asksForHelp, describesTask, taskReply } from "./task.ts";
import { termsOf } from "./terms.ts";
import type { Aside } from "./text-index.ts";

const moreSentences = 3;
/** Points by which a follow-up has to be surer together with the question before, where it is uncertain by itself. */
const closeToBoth = 4;

const decline = `I can only answer from this website, and it says nothing on that. If it is about work you want to hand over, describe it in the intake form and a person answers: ${company.intakePath}`;
const declineAgain = `I cannot answer that one from this website either. I know its pages on agents, prices, how long it takes, data and jobs; a person answers the rest: ${company.intakePath}`;

const comfort =
  "I am only the assistant of a website and can't help with this, but people can, now: talk to somebody you trust, or call the emergency number of your country (112 in Europe; in the United States 988 is the crisis line).";

/** Begins an answer that is perhaps not what was asked. */
export const notSure = "I am not sure that this website says what you ask. What comes closest:";
const orAsk = `If that is not it, a person answers: ${company.intakePath}`;

const declineRest = `On the rest of your message this website says nothing. A person can: ${company.intakePath}`;

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

/** What comes closest, told as that: the site may not say what was asked. */
function perhaps(closest: readonly Passage[]): Composed {
  const { text } = say(...closest);
  return { text: `${notSure}\n\n${text}\n\n${orAsk}`, kind: "unanswered", passages: closest };
}

/** A subject's full text as far as a chat holds it. */
function textOf(subject: Passage): string {
  return sentencesOf(subject.text).slice(0, moreSentences).join(" ");
}

/** "Tell me more": an example of a solution, else the subject's full text. */
function sayMore(subject: Passage, message: string, passages: readonly Passage[]): Composed {
  const example = /\bexamples?\b/i.test(message) && passages.find(({ id }) => id.startsWith(`${subject.id}.`));
  if (example) return say(example);
  return citing(`${textOf(subject)} ${linkTo(subject.path)}`, [subject]);
}

/** The subject in other words, for somebody who did not understand. */
function retelling(subject: Passage): Composed {
  const opening = "I am sorry that this was not clear. In other words:";
  return citing(`${opening} ${textOf(subject)} ${linkTo(subject.path)}`, [subject]);
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
  const composed = compose(question, passages, finder);
  const foreign = glossed(question.message);
  if (!foreign) return composed;
  const notice = composed.passages.length > 0 ? foreign.notice.told : foreign.notice.other;
  return { ...composed, text: `${notice}\n\n${composed.text}` };
}

function compose(question: AssistantQuestion, passages: readonly Passage[], finder: Finder): Composed {
  const read = finder.read(question.message);
  const written = [...new Set([question.message, read])];
  if (written.some(isDespair)) return { text: comfort, kind: "unanswered", passages: [] };
  const [small] = written.flatMap((text) => smallTalk(text) ?? []);
  if (small !== undefined) return saying(small);
  if (finder.refuses(question.message, read)) return declining(question);
  const message = corrected(withoutGreeting(read));
  const composed = composeEnglish({ ...question, message, history: lastInEnglish(question, finder) }, passages, finder);
  // That the site does not say it may be said of private things, too.
  const tells = composed.passages.some(({ unstated }) => !unstated);
  return tells && written.some(pries) ? declining(question) : composed;
}

/** A message may lean on the one before it, which was read in English, too. */
function lastInEnglish({ history }: AssistantQuestion, { read }: Finder): AssistantQuestion["history"] {
  const last = history.findLastIndex(({ role }) => role === "user");
  return history.map((item, at) => (at === last ? { ...item, content: read(item.content) } : item));
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
  if (asksForMore(message) && !thread.subject) return saying(helpReply);
  const example = thread.followUp && thread.subject ? inTrade(thread.subject, message, passages) : undefined;
  if (example && example !== thread.subject) return say(example);
  const aside = asideIn(message, question, finder);
  const contact = (asksForPerson(message) || aside === "person") && passages.find(({ id }) => id === "email");
  if (contact && !asksPlainly(message, find)) return say(contact);
  const isWork = aside === "work" || aside === "hands";
  if (aside === "lost" && thread.subject) return retelling(thread.subject);
  if (aside && !isWork && aside !== "person") return saying(replyTo(aside));
  // Words of a visitor's own work ("80 emails a day") may be those of a fact about the site.
  const task = asksForHelp(message) || (describesTask(message) && !asksPlainly(message, find));
  if ((task && !isOffSite(message)) || isWork) return onTask(message, finder, aside);
  // "And is it remote?"
  const position = thread.followUp && thread.subject?.kind === "job" ? thread.subject : undefined;
  if (position && finder.covers(position, message)) return say(position);
  const {
    passages: own,
    open = false,
    uncertain = false,
  } = found(message, finder, thread.followUp ? thread.subject : undefined);
  // "And in 2002?" after a question without an answer: a passage has to have the one word that it brings.
  const hollow = thread.refersBack && !thread.subject && termsOf(message).length <= 1;
  const direct = hollow ? own.filter((passage) => passage.unstated ?? finder.covers(passage, message)) : own;
  // A follow-up is also searched together with the question before, unless it clearly asks for something else.
  const leaning = direct.some(({ unstated }) => unstated) ? thread.pointsBack : thread.refersBack;
  const together =
    leaning && !finder.isBeyond(message) ? find(`${thread.asked} ${message}`).filter(({ unstated }) => !unstated) : [];
  const answers = [...new Set([...direct.slice(0, together.length > 0 ? 2 : 3), ...together])].slice(0, 3);
  const stated = answers.some(({ unstated }) => !unstated);
  if (stated && !thread.refersBack && mayBeRefused(message, finder)) return declining(question);
  if (stated) {
    const told = answers.map((passage) => inTrade(passage, message, passages));
    // Both texts together cost another search, which a certain answer does not need.
    const leans = () => thread.followUp && !finder.isUncertain(`${thread.asked} ${message}`, closeToBoth);
    const certain = !lacksDetail(message, told) && (!uncertain || asksOwnPrice(message) || leans());
    return certain ? alsoOpen(say(...told), open) : perhaps(told);
  }
  // The audit gives the visitor's own price; the list gives where prices start.
  const price = asksOwnPrice(message) && passages.find(({ id }) => id === "price");
  if (price && answers.length === 0 && !isOffSite(message)) return say(price);
  // A subject that spans several passages is searched as a whole: "which channels?"
  for (const whole of passages.filter(({ id }) => thread.subject?.id.startsWith(id))) {
    const detail = sentenceOn(message, whole);
    if (detail === undefined) continue;
    return lacksDetail(message, [whole]) ? perhaps([whole]) : citing(`${detail} ${linkTo(whole.path)}`, [whole]);
  }
  if (answers.length > 0) return say(...answers);
  return declining(question);
}

/** Whether what a message asks, or one thing that it orders, is most like what is refused. */
function mayBeRefused(message: string, { isDoubtful }: Finder): boolean {
  const parts = partsOf(message);
  if (parts.length < 2) return isDoubtful(message);
  return parts.every(isDoubtful) || parts.some((part) => ordersSomething(part) && isDoubtful(part));
}

/** Of two questions one may be unknown: that is said, too. */
function alsoOpen(answer: Composed, open: boolean): Composed {
  return open ? { ...answer, text: `${answer.text}\n\n${declineRest}` } : answer;
}

/** Whether small talk or the like is also a question that the site answers. */
function asksPlainly(message: string, find: Find): boolean {
  const kind = find(message)[0]?.kind;
  return kind === "fact" || kind === "job";
}

/** What a message is that asks nothing of the site. Of several remarks each is one; a story of work counts as a whole. */
function asideIn(message: string, { history }: AssistantQuestion, finder: Finder): Aside | undefined {
  const leans = history.length > 0;
  const whole = finder.asideIn(message, leans);
  const parts = partsOf(message);
  if (whole === "work" || whole === "hands" || parts.length < 2 || parts.length > maxParts) return whole;
  const each = parts.map((part) => finder.asideIn(part, leans));
  if (each.includes(undefined)) return undefined;
  return each.includes("work") ? "work" : whole;
}

function onTask(message: string, finder: Finder, aside: Aside | undefined): Composed {
  const { text, fit } = taskReply(message, finder, aside);
  return fit ? citing(text, [fit]) : saying(text);
}
