import { claims } from "./claims.ts";
import type { DemoSlug } from "./playground-runs.ts";
import type { Point } from "./step.ts";

/** A demo agent of the playground, as its card shows it. Its full run is in `demoRuns`. */
export type DemoAgent = Readonly<{
  slug: DemoSlug;
  name: string;
  job: string;
  /** The label of the button that opens the run. */
  button: string;
  /** The run in short: when each part happened, and a few words on it. */
  strip: Readonly<Record<"trigger" | "action" | "output", readonly [string, string]>>;
}>;

/** The three cards of the tab "Business Agents". */
export const demoAgents: readonly DemoAgent[] = [
  {
    slug: "sales-assistant",
    name: "Sales Assistant",
    job: "Turns a web inquiry into a reply and a call slot.",
    button: "View Demo",
    strip: {
      trigger: ["23:40", "Price request in the web form"],
      action: ["23:42", "Reads price list and calendar"],
      output: ["23:44", "Reply with two call slots"],
    },
  },
  {
    slug: "client-onboarding-helper",
    name: "Client Onboarding Helper",
    job: "Sets up a new client from the signed proposal.",
    button: "View Workflow",
    strip: {
      trigger: ["14:02", "Proposal signed"],
      action: ["14:03", "Sets up CRM, folder and billing"],
      output: ["14:05", "Welcome email with the kickoff"],
    },
  },
  {
    slug: "daily-ops-tracker",
    name: "Daily Ops Tracker",
    job: "Has the morning list ready before the first person arrives.",
    button: "Preview Output",
    strip: {
      trigger: ["06:45", "Every working day"],
      action: ["06:50", "Compares orders, stock, tickets"],
      output: ["06:58", "One page for the morning"],
    },
  },
];

/** The six capabilities of the tab "Features & Capabilities". */
export const capabilities: readonly Point[] = [
  {
    id: "reads",
    title: "Reads what you receive",
    text: "Emails, forms, PDFs, chats and spreadsheets, in the shape they arrive.",
  },
  {
    id: "works",
    title: "Works in your tools",
    text: "Writes to CRM, calendar, ledger and help desk through their own interfaces.",
  },
  { id: "source", title: "Answers with the source", text: "Names the document and the page behind an answer." },
  {
    id: "asks",
    title: "Asks before risky steps",
    text: "Payments, discounts and contracts wait for a named approver.",
  },
  { id: "logs", title: "Logs every action", text: "What was read, decided and written, in words and with times." },
  {
    id: "corrections",
    title: "Learns from corrections",
    text: "A changed draft becomes a test case for the next version.",
  },
];

/** The enterprise list of the same tab, in SPEC's wording. All are claims. */
export const enterpriseList: readonly string[] = [
  claims.soc2Gdpr.text,
  claims.uptime.text,
  claims.encryption.text,
  claims.accessControls.text,
  claims.customTraining.text,
];
