import type { BeforeAfter } from "./testimonials.ts";

/** A short story for a card. All are invented, and `fictional` tells every user of the record so. */
export type CustomerStory = Readonly<{
  id: string;
  fictional: true;
  industry: string;
  title: string;
  text: string;
  change: BeforeAfter;
}>;

const minutes = (hours: number) => hours * 60;

/** The five cards of the solutions page (SPEC, section 9), followed by `testimonialsNote`. */
export const customerStories: readonly [CustomerStory, CustomerStory, CustomerStory, CustomerStory, CustomerStory] = [
  {
    id: "customs-paperwork",
    fictional: true,
    industry: "Freight forwarding",
    title: "Customs paperwork in one pass",
    text: "The agent reads each packing list and drafts the declaration. A broker checks it.",
    change: { before: "41 min", after: "6 min", ratio: 6 / 41 },
  },
  {
    id: "recall-calls",
    fictional: true,
    industry: "Dental group",
    title: "Recall calls without the phone",
    text: "Overdue patients get a message in their language and a slot that fits the chair plan.",
    change: { before: "9 h a week", after: "1 h a week", ratio: 1 / 9 },
  },
  {
    id: "supplier-report",
    fictional: true,
    industry: "Research studio",
    title: "Supplier analysis by Monday",
    text: "Weekly data arrives, the draft is written overnight, one analyst reviews it.",
    change: { before: "32 h", after: "8 h", ratio: 8 / 32 },
  },
  {
    id: "returns-at-night",
    fictional: true,
    industry: "Online retailer",
    title: "Returns answered at night",
    text: "Policy, order and photo are checked together. Odd cases wait for a person.",
    change: { before: "14 h", after: "11 min", ratio: 11 / minutes(14) },
  },
  {
    id: "complete-files",
    fictional: true,
    industry: "Credit union",
    title: "KYC files that arrive complete",
    text: "Missing documents are requested the same hour, with the reason written down.",
    change: { before: "5 days", after: "1 day", ratio: 1 / 5 },
  },
];
