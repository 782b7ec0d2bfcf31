/** One process: ten recurring tasks, some of which are handed over, each on one of the 30 days. */
export type MapRow = Readonly<{
  label: string;
  /** The day, 1 to 30, on which each handed-over task goes live. The length of this list is the row's count. */
  days: readonly number[];
}>;

/** A line of the agents' log beside the map. */
export type LogLine = Readonly<{ time: string; agent: string; text: string; state: "done" | "waiting" }>;

const rows: readonly MapRow[] = [
  { label: "Lead replies", days: [1, 3, 6, 12, 17, 23] },
  { label: "Quotes", days: [7, 15, 26] },
  { label: "Invoicing", days: [4, 8, 13, 18, 24] },
  { label: "Bookkeeping", days: [2, 10, 16, 22, 27] },
  { label: "Client onboarding", days: [5, 14, 21, 29] },
  { label: "Scheduling", days: [9, 19, 28] },
  { label: "Weekly reports", days: [11, 20, 30] },
  { label: "Supplier emails", days: [25] },
  { label: "Hiring", days: [] },
  { label: "Pricing", days: [] },
];

const log: readonly LogLine[] = [
  {
    time: "09:41",
    agent: "Sales Support Agent",
    text: "Answered a web lead and offered Tuesday 14:00",
    state: "done",
  },
  {
    time: "09:38",
    agent: "Bookkeeping Bot",
    text: "Matched invoice 4417 to PO 2231, $1,284.00",
    state: "done",
  },
  {
    time: "09:30",
    agent: "Onboarding Helper",
    text: "Contract drafted, waiting for your approval",
    state: "waiting",
  },
];

/**
 * The operations map of the home page (DESIGN, section 4): 100 recurring tasks as squares, 30 of them run by agents
 * after 30 days. An illustration, not a customer's data.
 */
export const operationsMap = {
  title: "Operations map",
  subtitle: "100 recurring tasks, one square each",
  tasks: 100,
  tasksPerRow: 10,
  days: 30,
  rows,
  figureLabel: "of recurring work handed over",
  legend: { lit: "Run by an agent", unlit: "Stays with your team" },
  /** The text alternative of the map. */
  alt: "Operations map: 30 of 100 recurring tasks handed to agents after 30 days. Of ten tasks each: lead replies 6, quotes 3, invoicing 5, bookkeeping 5, client onboarding 4, scheduling 3, weekly reports 3, supplier emails 1, hiring and pricing none.",
  replayLabel: "Replay the 30 days",
  log,
} as const;
