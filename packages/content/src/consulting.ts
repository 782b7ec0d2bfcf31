import type { SolutionDetail } from "./solution-detail.ts";

/** The AI consulting page (SPEC, "AI consulting detail page"). */
export const aiConsultingDetail: SolutionDetail = {
  services: {
    title: "Four services, one list",
    lead: "Strategy says why, process says how, readiness says whether, the roadmap says when.",
    items: [
      {
        title: "Strategy development",
        bullets: [
          "Goals in hours and dollars, agreed with the owner",
          "A ranked list of tasks, quickest payback first",
          "What to leave alone, with the reason",
          "One page that a board can decide on",
        ],
      },
      {
        title: "Process automation consulting",
        bullets: [
          "One process followed from trigger to output",
          "Every handover, wait and copied field written down",
          "Steps to drop before any step is automated",
          "Rules that a person can read, with their exceptions",
        ],
      },
      {
        title: "AI readiness assessment",
        bullets: [
          "Data: where it is, how clean and whose",
          "Systems: what can be read and written today",
          "People: who will own an agent and read its log",
          "A plain verdict: ready, ready after a fix, not yet",
        ],
      },
      {
        title: "Implementation roadmap",
        bullets: [
          "Quarter by quarter, with owners and budgets",
          "The first agent inside the first 30 days",
          "Stop points where you can change course",
          "Written so that you can run it without us",
        ],
      },
    ],
  },
  why: {
    title: "Why a list and not a deck",
    lead: "Advice is worth what somebody does on Monday because of it.",
    points: [
      {
        title: "The order is the advice",
        text: "A list without an order is a wish. Ours is ranked by hours, cost and risk, and the line is drawn.",
      },
      {
        title: "We say no in writing",
        text: "Every task below the line gets its reason, so nobody has to argue about it again next quarter.",
      },
      {
        title: "Counted at the desk",
        text: "Hours come from calendars, inboxes and a week beside the people who do the work, not from a survey.",
      },
      {
        title: "Yours to use elsewhere",
        text: "The list and the roadmap belong to you. Hand them to us, to another builder or to your own team.",
      },
    ],
  },
  closing: {
    title: "Put your week in order",
    text: "One call, one week of your work. You leave with the first three tasks and the ones to forget.",
  },
};

type Candidate = Readonly<{
  task: string;
  owner: string;
  hoursPerMonth: number;
  cost: number;
  risk: "Low" | "Medium" | "High";
  verdict: string;
}>;

/** A row of the opportunity table; `weeks` is the payback time, `aboveLine` whether that is soon enough. */
export type Opportunity = Candidate & Readonly<{ weeks: number; aboveLine: boolean }>;

const hourCost = 40;
const lineWeeks = 13;
const weeksPerMonth = 52 / 12;

const candidates: readonly Candidate[] = [
  { task: "Delivery status emails", owner: "Dispatch", hoursPerMonth: 62, cost: 2500, risk: "Low", verdict: "First" },
  { task: "Receipt matching", owner: "Finance", hoursPerMonth: 48, cost: 3100, risk: "Low", verdict: "Second" },
  { task: "Quote drafts", owner: "Sales", hoursPerMonth: 39, cost: 3800, risk: "Medium", verdict: "Third" },
  { task: "Customs papers", owner: "Brokerage", hoursPerMonth: 27, cost: 7400, risk: "High", verdict: "Later" },
  { task: "Shift planning", owner: "Warehouse", hoursPerMonth: 16, cost: 5200, risk: "Medium", verdict: "Later" },
  { task: "Supplier reviews", owner: "Purchasing", hoursPerMonth: 9, cost: 4600, risk: "Medium", verdict: "Keep" },
  { task: "Rate talks", owner: "Management", hoursPerMonth: 6, cost: 6900, risk: "High", verdict: "Keep" },
];

const opportunities: readonly Opportunity[] = candidates.map((candidate) => {
  const weeks = Math.ceil(candidate.cost / ((candidate.hoursPerMonth * hourCost) / weeksPerMonth));
  return { ...candidate, weeks, aboveLine: weeks <= lineWeeks };
});

/** The ranked table on the AI consulting page, with its cut line. Invented. */
export const opportunityTable = {
  title: "Opportunity ranking",
  subject: "Quillon Freight, 24 people, week 1",
  rows: opportunities,
  columns: {
    rank: "Rank",
    task: "Task",
    hours: "Hours a month",
    cost: "Cost to hand over",
    payback: "Paid back in",
    risk: "Risk",
    verdict: "Verdict",
  },
  line: `Cut line: paid back within ${lineWeeks} weeks, at $${hourCost} an hour`,
  decided: "Line drawn with Adaeze Lindqvist, finance lead",
} as const;
