/** A role of the Agent Library (SPEC, "Agent Library"). */
export type LibraryAgent = Readonly<{
  slug: string;
  name: string;
  channels: readonly string[];
  /** The job, in one sentence. */
  job: string;
  does: readonly string[];
  /** The part it leaves to people. */
  asks: string;
  /** The lines of its role sheet, each with its value. The first names the person responsible for it. */
  terms: readonly (readonly [string, string])[];
}>;

/** The catalog of the Agent Library. */
export const libraryAgents: readonly LibraryAgent[] = [
  {
    slug: "sales-support-agent",
    name: "Sales Support Agent",
    channels: ["WhatsApp", "Web", "Slack"],
    job: "Answers leads in minutes, day or night, and books the call.",
    does: [
      "Replies to new leads with answers from your price list and product pages",
      "Asks the three questions your sales team would ask first",
      "Offers call slots from the team's calendar and holds them",
    ],
    asks: "Discounts over 10% and anything about contracts go to the head of sales.",
    terms: [
      ["Reports to", "Head of sales"],
      ["Hours", "Always on"],
      ["May send", "Replies, calendar holds"],
      ["Must ask", "Discounts over 10%"],
    ],
  },
  {
    slug: "finance-bookkeeping-bot",
    name: "Finance & Bookkeeping Bot",
    channels: ["QuickBooks", "Notion", "Email"],
    job: "Matches receipts and invoices every day and prepares the month's close.",
    does: [
      "Collects receipts and invoices from email and matches them to payments",
      "Writes the entries in QuickBooks and keeps the open list in Notion",
      "Reminds late payers in your tone and stops when they answer",
    ],
    asks: "Payments over your limit and entries it is unsure about wait for the finance lead.",
    terms: [
      ["Reports to", "Finance lead"],
      ["Hours", "Daily, from 5:00 AM"],
      ["May write", "Entries, payment reminders"],
      ["Must ask", "Payments over your limit"],
    ],
  },
  {
    slug: "promo-content-generator",
    name: "Promo Content Generator",
    channels: ["Social Media", "Email", "Web Content"],
    job: "Drafts posts, newsletters and product texts from what you already publish.",
    does: [
      "Turns one product note into posts, an email and a web text",
      "Keeps to your words, your facts and your calendar",
      "Reports which drafts were used and which were changed",
    ],
    asks: "Nothing is published before an editor approves it.",
    terms: [
      ["Reports to", "Content editor"],
      ["Hours", "Weekdays, drafts by 8:00 AM"],
      ["May write", "Drafts in your calendar"],
      ["Must ask", "Before anything is public"],
    ],
  },
];

const layer = "Voice Customization Layer";

/** The planned voice layer: one sentence in three tones (SPEC, "Coming Soon"). */
export const voiceTones = {
  title: `Coming Soon: ${layer}`,
  layer,
  tones: [
    { name: "Professional", sample: "Your order ships on Tuesday. You will receive the tracking number by email." },
    {
      name: "Witty",
      sample: "Your order leaves on Tuesday, better rested than most of us. Tracking follows by email.",
    },
    { name: "Casual", sample: "Good news, your order goes out Tuesday. I'll email you the tracking number." },
  ],
} as const;
