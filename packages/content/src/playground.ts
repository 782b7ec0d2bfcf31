import { claims } from "./claims.ts";

/** What an agent hands back at the end of a run. */
export type RunOutput = Readonly<{ to: string; subject: string; lines: readonly string[] }>;

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
  /** The run on the card: when each part happened, and what it was in a few words. */
  strip: Readonly<Record<"trigger" | "action" | "output", readonly [string, string]>>;
  /** The output itself, for the paper in the run's dialog. */
  paper: RunOutput;
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
    strip: {
      trigger: ["23:40", "Price request in the web form"],
      action: ["23:42", "Reads price list and calendar"],
      output: ["23:44", "Reply with two call slots"],
    },
    paper: {
      to: "To Tomas Verhale, Osprey Lane Dental",
      subject: "Prices for a team of 11, and two times to talk",
      lines: [
        "Hi Tomas, for a team of 11 the setup is between $2,500 and $3,200, depending on your booking system.",
        "Our sales lead can show it on Wednesday at 9:30 or Thursday at 16:00. Which one suits you?",
      ],
    },
  },
  {
    slug: "client-onboarding-helper",
    name: "Client Onboarding Helper",
    job: "Sets up a new client from the signed proposal.",
    button: "View Workflow",
    trigger: "A proposal is signed.",
    action: "Creates the CRM record, the shared folder and the billing profile, and books the kickoff.",
    output: "A welcome email with the kickoff time and the three files the client should bring.",
    strip: {
      trigger: ["14:02", "Proposal signed"],
      action: ["14:03", "Sets up CRM, folder and billing"],
      output: ["14:05", "Welcome email with the kickoff"],
    },
    paper: {
      to: "To Ines Kallio, Pellwater Research",
      subject: "Welcome, and three things before Thursday",
      lines: [
        "Hi Ines, your workspace is ready and the kickoff is Thursday at 10:00.",
        "Please bring the supplier list, last month's report and the names of the people who approve.",
      ],
    },
  },
  {
    slug: "daily-ops-tracker",
    name: "Daily Ops Tracker",
    job: "Has the morning list ready before the first person arrives.",
    button: "Preview Output",
    trigger: "Every working day at 6:45.",
    action: "Reads overnight orders, stock, tickets and the calendar, and compares them with yesterday.",
    output: "One page: what is late, what is missing, who should act, and what the agent has already done.",
    strip: {
      trigger: ["06:45", "Every working day"],
      action: ["06:50", "Compares orders, stock, tickets"],
      output: ["06:58", "One page for the morning"],
    },
    paper: {
      to: "To the morning shift, Quillon Freight",
      subject: "Tuesday: 2 late, 1 missing, 1 decision",
      lines: [
        "Late: orders 5521 and 5534, both at the border. Both customers are told.",
        "Missing: the pallet count of dock 3. Asked the night shift at 6:52.",
        "Decide: reroute 5534 for $180? Waits for Adaeze.",
      ],
    },
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
