import { company } from "./company.ts";
import { pricing } from "./pricing.ts";
import type { SitePath } from "./site-path.ts";

/** The first screen. `headlineLines` is the headline with its designed line break. */
export const hero = {
  headline: "Deploy AI Agents, Not Just Software",
  headlineLines: ["Deploy AI Agents,", "Not Just Software"],
  lead: `${company.name} builds custom agents for the work your team repeats every week, and hands over 30% of it within 30 days.`,
  benefits: [
    "Live inside the tools you already use",
    "Trained on your documents and your rules",
    "People approve the steps that matter",
    "Every action written to a log you own",
  ],
  primary: { label: "Explore AI Agents", path: "/playground" },
  secondary: { label: "Request a Custom Solution", path: company.intakePath },
  pause: "Pause the moving background",
} as const;

/** The heading over the three feature cards. */
export const featuresIntro = {
  title: "Hired, connected, accountable",
  lead: "An agent is only useful when it has a job, access to the right systems and someone to answer to. You get all three.",
} as const;

/** The role sheet on the first card: an agent's job description. */
export type RoleSheet = Readonly<{ agent: string; reportsTo: string; terms: readonly (readonly [string, string])[] }>;

/** The diagram on the second card: the agent's sources, and the systems it writes to. */
export type ConnectionDiagram = Readonly<{
  inputs: readonly string[];
  agent: string;
  outputs: readonly string[];
  /** The text alternative of the diagram. */
  alt: string;
}>;

/** One line of the permission list on the third card. */
export type Permission = Readonly<{ action: string; detail?: string; state: "Allowed" | "Needs you" | "Blocked" }>;

/** A feature card: words, the page with more about it, and the data of the artefact above them. */
export type FeatureCard = Readonly<{ id: string; title: string; text: string; path: SitePath }> &
  (
    | Readonly<{ kind: "role-sheet"; artefact: RoleSheet }>
    | Readonly<{ kind: "connections"; artefact: ConnectionDiagram }>
    | Readonly<{ kind: "permissions"; artefact: readonly Permission[] }>
  );

/** The three feature cards, in order. */
export const featureCards: readonly FeatureCard[] = [
  {
    id: "plug-and-play",
    title: "Plug-and-Play AI Agents",
    text: "Start from a role we have built before: sales support, bookkeeping, content. We set its tone, limits and manager, then switch it on.",
    path: "/agents",
    kind: "role-sheet",
    artefact: {
      agent: "Sales Support Agent",
      reportsTo: "Reports to the head of sales",
      terms: [
        ["Works in", "WhatsApp, Web, Slack"],
        ["Hours", "Always on"],
        ["May send", "Replies, calendar holds"],
        ["Must ask", "Discounts over 10%"],
      ],
    },
  },
  {
    id: "integrations",
    title: "Workflow & API Integrations",
    text: "Forms, inboxes, spreadsheets, CRMs and the internal API only one person understands. Agents read and write where the work already happens.",
    path: "/solutions/no-code-integrations",
    kind: "connections",
    artefact: {
      inputs: ["Web form", "Inbox", "CRM"],
      agent: "Agent",
      outputs: ["Ledger", "Calendar"],
      alt: "A web form, an inbox and a CRM feed one agent, which writes to the ledger and the calendar.",
    },
  },
  {
    id: "secure-delivery",
    title: "Secure & Scalable Delivery",
    text: "Scoped credentials, spending limits and a named approver for every risky step. Volume can triple without a new hire.",
    path: "/solutions/agent-delivery",
    kind: "permissions",
    artefact: [
      { action: "Read supplier inbox", state: "Allowed" },
      { action: "Draft payment run", state: "Allowed" },
      { action: "Pay invoice 4417", detail: "$1,284.00, over your $500 limit", state: "Needs you" },
      { action: "Export customer list", state: "Blocked" },
    ],
  },
];

/** The call to the playground, with one whole run of an agent beside it. */
export const demoCall = {
  title: "Watch one work before you hire one",
  lead: "The playground shows agent jobs from trigger to output. No sign-up and no sales call first.",
  cta: { label: "Open the playground", path: "/playground" },
  run: {
    agent: "Client Onboarding Helper",
    detail: "Run 0182, started by a signed proposal",
    result: "Done in 3 min",
    trigger: { name: "Trigger", title: "Proposal signed", text: "Pellwater Research accepted the 12-month plan." },
    action: {
      name: "Action",
      title: "Set up the account",
      text: "Created the CRM record, shared folder and billing profile. Booked the kickoff for Thursday 10:00.",
    },
    output: {
      name: "Output",
      to: "To Ines Kallio, Pellwater Research",
      subject: "Welcome, and three things before Thursday",
      text: "Hi Ines, your workspace is ready and the kickoff is Thursday at 10:00. The three files below are all we need from you before then.",
    },
  },
} as const;

/** The heading over the testimonials. */
export const testimonialsIntro = {
  title: "Before and after",
  lead: "Three teams, one repeated job each, measured in the weeks on either side of launch.",
} as const;

/** The block above the footer. */
export const finalCall = {
  title: "Hand over the first task",
  titleLines: ["Hand over", "the first task"],
  text: `Tell us what your team repeats every week. You get a scoped plan, a price and a start date after a free AI audit. The first agent starts at ${pricing.firstAgent} with automation setup.`,
  cta: { label: "Request an AI Agent", path: company.intakePath },
} as const;
