import type { DemoSlug } from "./playground-runs.ts";
import type { SitePath } from "./site-path.ts";

/** The demo agents to which a visitor can hand work, by their names in `POST /api/ai/generate`. */
export type TryType = "sales" | "onboarding" | "operations";

/** A planned action of an agent. `person` marks a step that it leaves to people. */
export type PlannedStep = Readonly<{ text: string; person?: true }>;

/** The live page of a demo agent, `/playground/try/:demoType` (CONTRACT, section 7). */
export type TryAgent = Readonly<{
  demoType: TryType;
  slug: DemoSlug;
  path: SitePath;
  name: string;
  /** The page's title and description for search engines. */
  title: string;
  description: string;
  headline: string;
  lead: string;
  /** The label of the input. */
  label: string;
  placeholder: string;
  /** Names the deliverable. */
  result: string;
  /** The samples in `trySamples` to start from, by their writer and their peculiarity. */
  samples: readonly Readonly<{ title: string; note: string }>[];
  plan: readonly PlannedStep[];
}>;

/** The three live pages, in the order of the playground's cards. */
export const tryAgents: readonly [TryAgent, TryAgent, TryAgent] = [
  {
    demoType: "sales",
    slug: "sales-assistant",
    path: "/playground/try/sales",
    name: "Sales Assistant",
    title: "Try the Sales Assistant",
    description:
      "Paste a customer's inquiry and watch the Sales Assistant read it, look up the prices and draft the reply, step by step.",
    headline: "Hand over one inquiry",
    lead: "Paste what a customer wrote. The agent qualifies it, looks up the prices and drafts the reply. Sending it stays with you.",
    label: "The inquiry",
    placeholder: "Paste an email, a web form or a chat message.",
    result: "The reply",
    samples: [
      { title: "Tomas Verhale, Osprey Lane Dental", note: "11 people, about $3,000" },
      { title: "Ines Kallio, Pellwater Research", note: "45 people, three agents, $10,000" },
      { title: "Mira Oduya, a shop of four", note: "No budget, no date" },
    ],
    plan: [
      { text: "Reads the inquiry" },
      { text: "Notes company, size, need, budget and date" },
      { text: "Looks up the prices" },
      { text: "Drafts the reply and the next step" },
      { text: "You send it, or you change it", person: true },
    ],
  },
  {
    demoType: "onboarding",
    slug: "client-onboarding-helper",
    path: "/playground/try/onboarding",
    name: "Client Onboarding Helper",
    title: "Try the Client Onboarding Helper",
    description:
      "Paste a signed proposal or your call notes and watch the Client Onboarding Helper make the checklist and the welcome email.",
    headline: "Hand over one new client",
    lead: "Paste the signed proposal or call notes. The agent makes the checklist with owners and dates, and says what is missing.",
    label: "The proposal or your notes",
    placeholder: "Paste a signed proposal, notes of a call, or what sales wrote you.",
    result: "The checklist and the welcome email",
    samples: [
      { title: "Pellwater Research, signed proposal", note: "$2,500 setup, $750 a month" },
      { title: "Quillon Freight, notes of a call", note: "Access, agreement and dates open" },
      { title: "Birchmere Accounting, two lines", note: "Almost everything is missing" },
    ],
    plan: [
      { text: "Reads the proposal" },
      { text: "Notes client, scope, amounts and people" },
      { text: "Counts the business days to each date" },
      { text: "Writes the checklist and the welcome email" },
      { text: "You fill in what is missing", person: true },
    ],
  },
  {
    demoType: "operations",
    slug: "daily-ops-tracker",
    path: "/playground/try/operations",
    name: "Daily Ops Tracker",
    title: "Try the Daily Ops Tracker",
    description:
      "Paste a task list as notes or CSV and watch the Daily Ops Tracker find what is late, what is stuck and who has too much.",
    headline: "Hand over one morning",
    lead: "Paste your tasks as notes or rows. The agent finds what is late and what is stuck, counts the work of each person and plans the day.",
    label: "The tasks",
    placeholder: "Paste notes, or rows with task, owner, due date and status.",
    result: "The morning page",
    samples: [
      { title: "Quillon Freight, nine rows", note: "CSV, 2 late, 2 blocked" },
      { title: "Osprey Lane Dental, evening notes", note: "Plain notes, three people" },
      { title: "Northgate Studio, a list by hand", note: "No dates on half of it" },
    ],
    plan: [
      { text: "Reads every line" },
      { text: "Compares due dates with today" },
      { text: "Counts the work of each person" },
      { text: "Writes the morning page" },
      { text: "You decide what is blocked", person: true },
    ],
  },
];
