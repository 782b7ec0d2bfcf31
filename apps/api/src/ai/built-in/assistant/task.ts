import { company, knowledge, type Passage, solutions } from "@thirtyfold/content";
import { stemmer } from "stemmer";
import type { Finder } from "./find.ts";
import { linkTo } from "./sources.ts";
import {
  asks,
  automated,
  canAgent,
  canBe,
  decisions,
  doers,
  handVerbs,
  incidental,
  often,
  quantity,
  timeSpent,
  wanted,
  wishes,
  workVerbs,
} from "./task-words.ts";
import { termsOf } from "./terms.ts";
import type { Aside } from "./text-index.ts";

const work = new Set(workVerbs.map((verb) => stemmer(verb)));
const hands = new Set(handVerbs.map((verb) => stemmer(verb)));
const doing = new Set(doers);

/** Words between subject and verb: "our two new drivers often send". */
const reach = 9;
const shortest = 5;
const usual = solutions["workflow-automation"];
const start = `Start with a free AI audit: ${company.intakePath}`;

function plain(message: string): string {
  return message.toLowerCase().replaceAll(/['’]/g, "").trim();
}

/** Whether somebody in the text does something of `verbs`. */
function doesOneOf(text: string, verbs: ReadonlySet<string>): boolean {
  const words = text.split(/[^\p{L}]+/u);
  return words.some(
    (word, at) => doing.has(word) && words.slice(at + 1, at + 1 + reach).some((next) => verbs.has(stemmer(next))),
  );
}

/** Offset of "can this be automated?". A single pattern would read to the line's end from each "can". */
function automationAt(text: string): number {
  let lineStart = 0;
  for (const line of text.split("\n")) {
    const can = canBe.exec(line);
    if (can && automated.test(line.slice(can.index))) return lineStart + can.index;
    lineStart += line.length + 1;
  }
  return Infinity;
}

/** True for "can an agent sort our mail?", "could this be automated?". */
function asksForAgent(message: string): boolean {
  const text = plain(message);
  const found = canAgent.exec(text);
  if (automationAt(text) < (found?.index ?? Infinity)) return true;
  const verb = found?.[5];
  return verb === undefined ? found !== null : work.has(stemmer(verb)) || hands.has(stemmer(verb));
}

function seeks(text: string): boolean {
  const verb = stemmer(wanted.exec(text)?.[1] ?? "");
  return work.has(verb) || hands.has(verb);
}

/** True for a message that describes recurring work, or asks whether an agent could do it. */
export function describesTask(message: string): boolean {
  const text = plain(message);
  if (text.split(/\s+/).length < shortest) return false;
  if (termsOf(message).includes("price")) return false;
  if (asksForAgent(text) || seeks(text)) return true;
  if (asks.test(text) || (wishes.test(text) && !often.test(text))) return false;
  return (
    doesOneOf(text, work) ||
    timeSpent.test(text) ||
    (often.test(text) && text.split(/\s+/).some((word) => doing.has(word)))
  );
}

/** The best fit for a task, or the usual one, not `sure`. */
function fitFor(text: string, { fitting }: Finder): Readonly<{ passage: Passage; sure: boolean }> {
  const best = fitting(text.replaceAll(incidental, " "), "use-case", "agent");
  if (best) return { passage: best, sure: true };
  const whole = knowledge.find(({ id }) => id === usual.slug);
  if (!whole) throw new Error(`No passage on ${usual.title}`);
  return { passage: whole, sure: false };
}

/** Whether an agent can take the task, what fits, and how to start. */
export function taskReply(message: string, finder: Finder, aside?: Aside): Readonly<{ text: string; fit?: Passage }> {
  const text = plain(message);
  // "A plumbing company whose office drowns in calls": what it is nearest to counts before its verbs.
  if (aside ? aside === "hands" : doesOneOf(text, hands) && !doesOneOf(text, work)) {
    return {
      text: `That stays with people: an agent works in software, not with its hands. It can take the orders, bookings and reports around it. ${start}`,
    };
  }
  // As the visitor wrote it: "50 CVs a week".
  const amount = quantity.exec(message.replaceAll(/['’]/g, ""))?.[0];
  const { passage: fit, sure } = fitFor(text, finder);
  const yes = decisions.test(text)
    ? "An agent can prepare that, and a person decides."
    : amount
      ? `Yes, an agent can take that, and ${amount} makes it a good first task.`
      : "Yes, that sounds like a task an agent can take.";
  // Nothing on the site is like it, so nothing is promised.
  const opening = sure ? yes : "I can't say whether an agent can take exactly that: the free audit tells.";
  const why = sure
    ? fit.answer
    : `${usual.title} is the usual fit: ${usual.subtext.charAt(0).toLowerCase()}${usual.subtext.slice(1)}`;
  return { text: `${opening} ${why} ${linkTo(fit.path)}\n${start}`, fit };
}
