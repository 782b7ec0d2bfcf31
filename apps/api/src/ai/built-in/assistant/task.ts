import { company, knowledge, type Passage, solutions } from "@thirtyfold/content";
import type { Finder } from "./find.ts";
import { linkTo } from "./sources.ts";
import type { Work } from "./text-index.ts";

const number = String.raw`\d[\d,.]{0,12}`;
/** "60 a day", "200 tickets per week", "30-40 emails a day", but not sums of money. */
const quantity = new RegExp(
  String.raw`(?<![$€£] ?|[\d,.–-]|\b(?:usd|eur|gbp) )\b(?:between )?(${number})(?: ?(?:-|–|to|or|and) ?${number})?(?: (?!dollars|euro|pounds|bucks|usd|eur|gbp)[a-z]{1,30}){0,3} (?:a|per|each|every) (day|week|month|hour|night)\b`,
  "gi",
);
const timesAMonth: Readonly<Record<string, number>> = { hour: 160, day: 20, night: 20, week: 4, month: 1 };
/** Work that occurs less often per month is hardly worth an agent. */
const leastAMonth = 10;

const usual = solutions["workflow-automation"];
const start = `Start with a free AI audit: ${company.intakePath}`;

function usualFit(): Passage {
  const passage = knowledge.find(({ id }) => id === usual.slug);
  if (!passage) throw new Error(`No passage on ${usual.title}`);
  return passage;
}

/** The amount of work described in a message, as written: "50 CVs a week"; undefined if it is small. */
function amountIn(message: string): string | undefined {
  for (const [written, count = "", unit = ""] of message.replaceAll(/['’]/g, "").matchAll(quantity)) {
    const each = Number.parseFloat(count.replaceAll(/[,.](?=\d{3})/g, ""));
    if (each * (timesAMonth[unit.toLowerCase()] ?? 0) >= leastAMonth) return written;
  }
  return undefined;
}

/** Whether an agent can take the described work, which passage fits, and how to start. */
export function taskReply(message: string, described: Work, finder: Finder): Readonly<{ text: string; fit?: Passage }> {
  if (described === "hands") {
    return {
      text: `That stays with people: an agent works in software, not with its hands. It can take the orders, bookings and reports around it. ${start}`,
    };
  }
  const fit = finder.fitting(message, "use-case", "agent");
  const telling = (opening: string, why: string, passage: Passage) => ({
    text: `${opening} ${why} ${linkTo(passage.path)}\n${start}`,
    fit: passage,
  });
  if (described === "judgment") {
    return fit
      ? telling("An agent can prepare that, and a person decides.", fit.answer, fit)
      : {
          text: `That stays with a person, who answers for it. An agent can prepare it, and asks before anything leaves. ${start}`,
        };
  }
  if (!fit) {
    // Nothing on the site is similar, so nothing is promised.
    const why = `${usual.title} is the usual fit: ${usual.subtext.charAt(0).toLowerCase()}${usual.subtext.slice(1)}`;
    return telling("I can't say whether an agent can take exactly that: the free audit tells.", why, usualFit());
  }
  const amount = amountIn(message);
  const yes = amount
    ? `Yes, an agent can take that, and ${amount} makes it a good first task.`
    : "Yes, that sounds like a task an agent can take.";
  return telling(yes, fit.answer, fit);
}
