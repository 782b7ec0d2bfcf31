import { company, promise } from "./company.ts";
import { operationsMap } from "./operations-map.ts";
import { audit, processSteps } from "./process.ts";
import type { SitePath } from "./site-path.ts";

/** An offer of the AI automation page, with the work product on its card. */
export type AutomationOffer = Readonly<{ title: string; text: string; points: readonly string[]; path: SitePath }>;

const stays = operationsMap.rows.filter(({ days }) => days.length === 0).map(({ label }) => label);

/** The audit's deliverable, as shown on the first card. */
const auditSheet = {
  title: "Ops audit",
  subject: `Day ${processSteps[1].toDay} of ${promise.days}`,
  terms: [
    ["Tasks counted", `${operationsMap.tasks}`],
    ["Worth handing over", `${promise.percent}`],
    ["First agent", operationsMap.rows[0]?.label ?? ""],
    ["Stays with people", stays.join(", ")],
  ],
} as const;

/** A question that a custom GPT answers from a page, and one that it passes on; shown on the second card. */
const gptAnswer = {
  question: "Can I book business class to Lisbon?",
  answer: "No. Flights under 6 hours are booked in economy.",
  source: "Travel policy, page 7",
  passedOn: "Asked about a visa: no page found, sent to HR",
} as const;

/** The words of the AI automation page (SPEC, "AI automation page"). Its prices and steps are records of their own. */
export const automationPage = {
  title: company.tagline,
  description: `${promise.percent} of 100 recurring tasks, handed to AI agents in ${promise.days} days. One price to start, the scope set in a free AI audit, and people approve what matters.`,
  headline: company.tagline,
  lead: `We list what your team repeats, rank it by hours and risk, and hand the best ${promise.percent} of 100 tasks to agents. The rest stays with people, on purpose.`,
  primary: { label: "BOOK A FREE AI AUDIT", path: company.intakePath },
  secondary: { label: "VIEW PACKAGES" },
  map: {
    alt: `${operationsMap.tasks} recurring tasks as squares in ten columns. The first three columns, ${promise.percent} tasks, are lit and folded over: agents run them. The other ${operationsMap.tasks - promise.percent} stay with people.`,
    handedOver: "run by agents",
    kept: "stay with your team",
  },
  offers: {
    title: "Two ways to start",
    lead: "Start with advice when you cannot name the first task. Start with a GPT when the same questions keep coming.",
    consulting: {
      title: "AI Automation Consulting",
      text: "We spend a week beside the work, count what comes back and rank it. You decide what is handed over.",
      points: ["Every task with its hours, system and owner", "A price and a date for each one above the line"],
      path: "/solutions/ai-consulting",
    } satisfies AutomationOffer,
    gpt: {
      title: "Custom GPT Agents",
      text: "An assistant that has read your manuals and policies, names the page it used and says when there is none.",
      points: ["Answers only from documents you chose", "Passes on what it does not find, to a named person"],
      path: "/solutions/gpt-customization",
    } satisfies AutomationOffer,
    auditSheet,
    gptAnswer,
  },
  packages: {
    title: "One price to start",
    includedTitle: "What is included",
    auditLink: { label: "What happens in the audit", path: "/services#packages" },
  },
  process: {
    title: "Thirty days, four stops",
    lead: "From the first call to an agent at work. The lit days are those on which it already runs.",
  },
  closing: {
    title: "Name your first thirty",
    text: `Tell us what your team repeats every week. ${audit.result}`,
    cta: { label: "LET'S TALK", path: company.intakePath },
  },
} as const;
