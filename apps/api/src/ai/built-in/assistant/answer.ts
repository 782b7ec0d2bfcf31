import { company, type Passage } from "@thirtyfold/content";
import type { AssistantQuestion } from "../../provider.ts";
import { found } from "./answer-parts.ts";
import { asideIn, untilRemarks, withoutRemarks } from "./asides.ts";
import { asksForMore, asksForSource, itemMeant, lastAnswer, type Thread, threadOf } from "./conversation.ts";
import { corrected } from "./corrections.ts";
import type { Find, Finder } from "./find.ts";
import { glossed } from "./gloss.ts";
import { asksForPerson, asksOwnPrice } from "./handover-words.ts";
import { lacksDetail } from "./missing-detail.ts";
import { partsOf } from "./parts.ts";
import { ordersSomething } from "./signs.ts";
import { agreementReply, helpReply, isAgreement, replyTo, smallTalk } from "./small-talk.ts";
import { linkTo, standsOn } from "./sources.ts";
import { taskReply } from "./task.ts";
import {
  alsoOpen,
  type Composed,
  citing,
  perhaps,
  retelling,
  say,
  sayFirst,
  saying,
  sayMore,
  withoutPositions,
  withoutRepeats,
} from "./telling.ts";
import { termsOf } from "./terms.ts";
import { isWork, type Work } from "./text-index.ts";

/** Maximum number of passages that answer one message. */
const mostTold = 3;

const decline = `I can only answer from this website, and it says nothing on that. If it is about work you want to hand over, describe it in the intake form and a person answers: ${company.intakePath}`;
const declineAgain = `I cannot answer that one from this website either. I know its pages on agents, prices, how long it takes, data and jobs; a person answers the rest: ${company.intakePath}`;

/** For visitors who told about themselves and asked nothing. */
const declineStory = `I found nothing on this website that fits. Name one task that takes your team's time, or ask about agents, prices, data or jobs; the rest a person answers: ${company.intakePath}`;
const ofOneself =
  /^(?:(?:hi|hello|hey|well|so|ok|okay|sorry)[,.! ]{1,3})?(?:i|i['’]?m|i['’]?ve|we|we['’]re|we['’]ve|my|our|(?:two|three|four) of us)\b/i;
const wish = /\b(?:want|need|would like|['’]d like|tell me|give me|send me|show me|you)\b/i;

/** Matches visitors who may harm themselves: no page and no form is the answer. */
const despair =
  /\b(kill|killing|hurt|hurting|harm|harming|cut) myself\b|\bsuicid(e|al)\b|\bend (my|it) (own )?(life|all)\b|\b(do not|don't|dont|no longer|not|no) want (to )?(live|be alive|exist|wake up)\b(?! without)|\b(don't|dont|do not|never) wake up (again|any ?more)\b|\b(want|wish) (to )?die\b|\bbetter off dead\b|\bi was dead\b/;
/** The number of a message's characters that the pattern sees. */
const longestDespair = 2_000;
const comfort =
  "I am only the assistant of a website and can't help with this, but people can, now: talk to somebody you trust, or call the emergency number of your country (112 in Europe; in the United States 988 is the crisis line).";

const missed = "I am sorry that I missed that.";

/** `again`: replaces an earlier answer; with `complains`, after a complaint about it. */
type Asked = AssistantQuestion & Readonly<{ again?: true; complains?: boolean }>;

/** The solution's example in the trade that the message names, else the solution. */
function inTrade(solution: Passage, message: string, passages: readonly Passage[]): Passage {
  if (solution.kind !== "solution") return solution;
  const asked = new Set(termsOf(message));
  const example = passages.find(({ id, title }) => {
    return id.startsWith(`${solution.id}.`) && termsOf(title.split(":")[0] ?? "").some((term) => asked.has(term));
  });
  return example ?? solution;
}

/** An answer that depends on the conversation; undefined if the message stands on its own. */
function answerInContext(
  message: string,
  { subject, list, followUp }: Thread,
  passages: readonly Passage[],
): Composed | undefined {
  if (isAgreement(message)) return saying(agreementReply(subject));
  const item = list && itemMeant(message, list, passages);
  if (item) return say(item);
  if (subject && asksForSource(message)) return citing(`You can read that here. ${linkTo(subject.path)}`, [subject]);
  const more = asksForMore(message) || termsOf(message).length === 0;
  return subject && followUp && more ? sayMore(subject, message, passages) : undefined;
}

/**
 * One to three sentences and a link. Checked in this order: refusals, small talk, the conversation, described tasks,
 * the site's facts, and finally "the site does not say". Other languages are glossed and answered in English, with a
 * note.
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
  if (written.some(despairs)) return { text: comfort, kind: "unanswered", passages: [] };
  const [small] = written.flatMap((text) => smallTalk(text) ?? []);
  if (small !== undefined) return saying(small);
  // A short yes resembles an order but orders nothing.
  if (!isAgreement(read) && finder.refuses(read)) return declining(question, declineOf(read));
  const history = lastInEnglish(untilRemarks(question.history, finder), finder);
  return composeAgain({ message: read, history }, passages, finder);
}

/** Answers a question repeated by a correction or complaint first; a message that is only a remark is read as one. */
function composeAgain(question: AssistantQuestion, passages: readonly Passage[], finder: Finder): Composed {
  const { message, history } = question;
  const again = corrected(message);
  if (again) {
    const { complains } = again;
    const composed = composeEnglish({ message: again.asked, history, complains, again: true }, passages, finder);
    if (composed.passages.length > 0) {
      return complains ? { ...composed, text: `${missed} ${composed.text}` } : composed;
    }
  }
  if (asideIn(message, history.length > 0, finder)) return composeEnglish(question, passages, finder);
  return composeEnglish({ ...withoutRemarks(message, finder), history }, passages, finder);
}

/** A message may refer to the one before it, which was also read in English. */
function lastInEnglish(history: AssistantQuestion["history"], { read }: Finder): AssistantQuestion["history"] {
  const last = history.findLastIndex(({ role }) => role === "user");
  return history.map((item, at) => (at === last ? { ...item, content: read(item.content) } : item));
}

/** Patterns are reliable where a life may depend on it. */
function despairs(text: string): boolean {
  return despair.test(text.slice(0, longestDespair).toLowerCase().replaceAll("’", "'").replaceAll(/\s+/g, " "));
}

function declining({ history }: AssistantQuestion, first = decline): Composed {
  const last = lastAnswer(history);
  const again = [decline, declineStory].some((text) => last.endsWith(text));
  return { text: again ? declineAgain : first, kind: "unanswered", passages: [] };
}

function declineOf(message: string): string {
  return ofOneself.test(message) && !message.includes("?") && !wish.test(message) ? declineStory : decline;
}

function composeEnglish(question: Asked, passages: readonly Passage[], finder: Finder): Composed {
  const thread = threadOf(question.message, question.history, passages, finder.find);
  return asSaid(question, thread, passages, finder) ?? fromSite(question, thread, passages, finder);
}

/**
 * The answer to a message that refers to the conversation, asks nothing or describes work; undefined for a question to
 * the site.
 */
function asSaid(
  { message, history }: AssistantQuestion,
  thread: Thread,
  passages: readonly Passage[],
  finder: Finder,
): Composed | undefined {
  const { find } = finder;
  const aside = asideIn(message, history.length > 0, finder);
  const remark = aside === undefined || isWork(aside) || aside === "person" || aside === "lost" ? undefined : aside;
  // "Yes, please" is an answer if there is a subject, and a remark if there is none.
  const agrees = thread.subject !== undefined && isAgreement(message);
  const inContext = remark && !agrees ? undefined : answerInContext(message, thread, passages);
  if (inContext) return inContext;
  const more = asksForMore(message) && !thread.subject;
  // "Examples" alone asks for the examples on the site.
  if (more && (aside !== undefined || !asksPlainly(message, find))) return saying(helpReply);
  const contact = (asksForPerson(message) || aside === "person") && passages.find(({ id }) => id === "email");
  if (contact && !asksPlainly(message, find)) return say(contact);
  if (aside === "lost") return thread.subject ? retelling(thread.subject) : saying(replyTo(aside));
  if (remark) return saying(replyTo(remark));
  return isWork(aside) ? onTask(message, aside, finder) : undefined;
}

function fromSite(question: Asked, thread: Thread, passages: readonly Passage[], finder: Finder): Composed {
  const { message, again } = question;
  const { subject, asked } = thread;
  const before = thread.refersBack && !again && subject ? { asked, told: subject } : undefined;
  const { passages: own, open = false, uncertain = false, several = false } = found(message, finder, before);
  const answers = before ? own.slice(0, mostTold) : withContext(question, own, thread, finder);
  const stated = answers.some(({ unstated }) => !unstated);
  if (stated && !thread.refersBack && mayBeRefused(message, several, finder)) return declining(question);
  if (stated) {
    const earlier = uncertain || thread.pointsBack ? "" : toldIn(question.history);
    const position = [thread.subject, ...answers].find((passage) => passage?.kind === "job");
    const told = withoutRepeats(
      answers.map((passage) => ofSamePosition(inTrade(passage, message, passages), position)),
      earlier,
    );
    const certain = !lacksDetail(message, told) && (!uncertain || asksOwnPrice(message));
    const answer = several ? say(...told) : sayFirst(withoutPositions(told, thread.subject));
    return certain ? alsoOpen(answer, open) : perhaps(answer);
  }
  // The reply that the site does not say it appears once for each thing asked.
  if (answers.length > 0) return say(...answers.slice(0, several ? undefined : 1));
  return declining(question, declineOf(message));
}

/** A passage that is on the page of every position is cited from the page of the position under discussion. */
function ofSamePosition(passage: Passage, position: Passage | undefined): Passage {
  if (!position || passage.path === position.path || !standsOn(passage, position.path)) return passage;
  return { ...passage, path: position.path };
}

/**
 * The passages found for a message that corrects, or follows an unanswered one, and those found for it together with
 * the question before.
 */
function withContext(
  { message, history, complains = false }: Asked,
  own: readonly Passage[],
  thread: Thread,
  { find, covers, isBeyond }: Finder,
): readonly Passage[] {
  // "And in 2002?" after an unanswered question: a passage has to contain the one word that it adds.
  const hollow = thread.refersBack && !thread.subject && termsOf(message).length <= 1;
  const direct = hollow ? own.filter((passage) => passage.unstated ?? covers(passage, message)) : own;
  // It is also searched together with the question before, unless it clearly asks for something else.
  const leaning = direct.some(({ unstated }) => unstated) ? thread.pointsBack : thread.refersBack;
  const together =
    leaning && !isBeyond(message) ? find(`${thread.asked} ${message}`).filter(({ unstated }) => !unstated) : [];
  const all = [...new Set([...direct.slice(0, together.length > 0 ? 2 : mostTold), ...together])].slice(0, mostTold);
  // A visitor who complained does not get the same answer again.
  const last = lastAnswer(history);
  const other = complains ? all.filter(({ answer }) => !last.includes(answer)) : all;
  return other.length > 0 ? other : all;
}

function toldIn(history: AssistantQuestion["history"]): string {
  return history.flatMap(({ role, content }) => (role === "assistant" ? content : [])).join("\n");
}

/** Whether the question of a message, or one thing that it orders, is closest to refused content. */
function mayBeRefused(message: string, several: boolean, { isDoubtful }: Finder): boolean {
  const parts = partsOf(message);
  // Each thing in a list was looked up separately.
  if (parts.length < 2) return !several && isDoubtful(message);
  return parts.every(isDoubtful) || parts.some((part) => ordersSomething(part) && isDoubtful(part));
}

/** Whether small talk or a similar remark is also a question that the site answers. */
function asksPlainly(message: string, find: Find): boolean {
  const kind = find(message)[0]?.kind;
  return kind === "fact" || kind === "job";
}

function onTask(message: string, described: Work, finder: Finder): Composed {
  const { text, fit } = taskReply(message, described, finder);
  return fit ? citing(text, [fit]) : saying(text);
}
