import { company, solutions } from "@thirtyfold/content";
import { stemmer } from "stemmer";
import { linkTo } from "./embedded-link.ts";
import type { Search } from "./embedded-search.ts";
import {
  asks,
  canAgent,
  doers,
  handVerbs,
  incidental,
  often,
  quantity,
  timeSpent,
  wishes,
  workVerbs,
} from "./embedded-task-words.ts";
import { termsOf } from "./embedded-terms.ts";

const work = new Set(workVerbs.map((verb) => stemmer(verb)));
const hands = new Set(handVerbs.map((verb) => stemmer(verb)));
const doing = new Set(doers);

/** How many words may stand between who and what: "our two new drivers often send". */
const reach = 9;
const shortest = 5;
/** An example is named when the task shares about this much with it; below, none would be honest. */
const enough = 0.45;
const usual = solutions["workflow-automation"];
const start = `Start with a free AI audit: ${company.intakePath}`;

function plain(message: string): string {
  return message.toLowerCase().replaceAll(/['’]/g, "").trim();
}

/** True when somebody in the text does something of `verbs`. */
function tells(text: string, verbs: ReadonlySet<string>): boolean {
  const said = text.split(/[^\p{L}]+/u);
  return said.some(
    (word, at) => doing.has(word) && said.slice(at + 1, at + 1 + reach).some((next) => verbs.has(stemmer(next))),
  );
}

/** True for "can an agent sort our mail?", "could this be automated?". */
export function asksForAgent(message: string): boolean {
  const text = plain(message);
  const [, , , , , verb] = canAgent.exec(text) ?? [];
  return verb === undefined ? canAgent.test(text) : work.has(stemmer(verb)) || hands.has(stemmer(verb));
}

/** True for a message that tells of recurring work, or asks whether an agent could do it. */
export function describesTask(message: string): boolean {
  const text = plain(message);
  if (text.split(/\s+/).length < shortest) return false;
  if (termsOf(message).includes("price")) return false;
  if (asksForAgent(text)) return true;
  if (asks.test(text) || (wishes.test(text) && !often.test(text))) return false;
  return (
    tells(text, work) || timeSpent.test(text) || (often.test(text) && text.split(/\s+/).some((word) => doing.has(word)))
  );
}

/** Whether an agent can take the task, what fits it, and how to start. */
export function taskReply(message: string, search: Search): string {
  const text = plain(message);
  if (tells(text, hands) && !tells(text, work)) {
    return `That stays with people: an agent works in software, not with its hands. It can take the orders, bookings and reports around it. ${start}`;
  }
  const amount = quantity.exec(text)?.[0];
  const opening = amount
    ? `Yes, an agent can take that, and ${amount} makes it a good first task.`
    : "Yes, that sounds like a task an agent can take.";
  const [fit] = search(text.replaceAll(incidental, " "), {
    knownWordsOnly: true,
    filter: ({ kind }) => kind === "use-case" || kind === "agent",
  });
  if (!fit || fit.confidence < enough) {
    return `${opening} ${usual.title} is the usual fit: ${usual.subtext.charAt(0).toLowerCase()}${usual.subtext.slice(1)} ${linkTo("/solutions/workflow-automation")}\n${start}`;
  }
  return `${opening} ${fit.passage.answer} ${linkTo(fit.passage.path)}\n${start}`;
}
