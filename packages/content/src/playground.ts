import { claims } from "./claims.ts";

/** A demo agent of the playground: a static run in three parts (SPEC, "Playground"). */
export type DemoAgent = Readonly<{
  slug: string;
  name: string;
  job: string;
  /** The button that opens the run. */
  button: string;
  trigger: string;
  action: string;
  output: string;
}>;

/** The three cards of the tab "Business Agents". */
export const demoAgents: readonly DemoAgent[] = [
  {
    slug: "sales-assistant",
    name: "Sales Assistant",
    job: "Turns a web inquiry into a reply and a call slot.",
    button: "View Demo",
    trigger: "A visitor asks for prices through the web form at 23:40.",
    action: "Reads the request and the price list, asks one question about team size and checks the calendar.",
    output: "A reply with a price range and two call slots, sent within 4 minutes and noted in the CRM.",
  },
  {
    slug: "client-onboarding-helper",
    name: "Client Onboarding Helper",
    job: "Sets up a new client from the signed proposal.",
    button: "View Workflow",
    trigger: "A proposal is signed.",
    action: "Creates the CRM record, the shared folder and the billing profile, and books the kickoff.",
    output: "A welcome email with the kickoff time and the three files the client should bring.",
  },
  {
    slug: "daily-ops-tracker",
    name: "Daily Ops Tracker",
    job: "Has the morning list ready before the first person arrives.",
    button: "Preview Output",
    trigger: "Every working day at 6:45.",
    action: "Reads overnight orders, stock, tickets and the calendar, and compares them with yesterday.",
    output: "One page: what is late, what is missing, who should act, and what the agent has already done.",
  },
];

/** The six capabilities of the tab "Features & Capabilities". */
export const capabilities: readonly Readonly<{ title: string; text: string }>[] = [
  { title: "Reads what you receive", text: "Emails, forms, PDFs, chats and spreadsheets, in the shape they arrive." },
  { title: "Works in your tools", text: "Writes to CRM, calendar, ledger and help desk through their own interfaces." },
  { title: "Answers with the source", text: "Names the document and the page behind an answer." },
  { title: "Asks before risky steps", text: "Payments, discounts and contracts wait for a named approver." },
  { title: "Logs every action", text: "What was read, decided and written, in words and with times." },
  { title: "Learns from corrections", text: "A changed draft becomes a test case for the next version." },
];

/** The enterprise list of the same tab, worded as SPEC words it. All are claims. */
export const enterpriseList: readonly string[] = [
  claims.soc2Gdpr.text,
  claims.uptime.text,
  claims.encryption.text,
  claims.accessControls.text,
  claims.customTraining.text,
];
