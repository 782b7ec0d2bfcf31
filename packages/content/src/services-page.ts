import { company } from "./company.ts";
import { pricing } from "./pricing.ts";

/** One eight-hour working day on the consultation's notes: the hours and the tasks that an agent can take. */
export type MarkedDay = Readonly<{ day: string; hours: number; tasks: string }>;

const week: readonly MarkedDay[] = [
  { day: "Mon", hours: 3, tasks: "Supplier emails, order entry" },
  { day: "Tue", hours: 2, tasks: "Quote drafts" },
  { day: "Wed", hours: 2, tasks: "Delivery status replies" },
  { day: "Thu", hours: 2, tasks: "Receipt matching" },
  { day: "Fri", hours: 3, tasks: "Weekly report, reminders" },
];

const visitor = { name: "Orla Brandt", organization: "Tarnfield Supply" };

/** The consultation block, which has the `#packages` anchor, and the notes that a visitor takes home from it. */
export const strategyConsultation = {
  title: "Free AI Strategy Consultation",
  text: "Bring one week of work. In one call we mark what an agent can take, what it should not and what it costs. You keep the notes either way.",
  cta: { label: "Book a Free AI Audit", path: company.intakePath },
  notes: {
    title: "Notes from the call",
    subject: `${visitor.name}, office manager, ${visitor.organization}`,
    visitor,
    week,
    hoursPerDay: 8,
    legend: { lit: "An agent can take it", unlit: "Stays with Orla" },
    terms: [
      ["Hand over first", "Supplier emails, 3 h a week"],
      ["Do not hand over", "Price talks and complaints"],
      ["Costs", `${pricing.from} for the first agent with setup`],
    ],
    note: "Sample notes. Person and company are fictional.",
  },
} as const;

/** The words of the AI services page around its services. */
export const servicesPage = {
  title: "AI Services",
  headline: "Decide, build, connect",
  description: `Three AI services by ${company.name}: consulting, custom agents, and automation with integration. Each starts with a free strategy consultation.`,
  lead: "Three AI services for three questions: what to hand over, who does it, and how it reaches your systems.",
  cta: { label: "Book a Free AI Audit", path: company.intakePath },
  ledger: { brings: "You bring", gets: "You get", takes: "It takes", stays: "Stays with you" },
  methodology: {
    title: "One method, four steps",
    lead: "The same for all three services. Each step ends with something you can hold, and you can stop after any of them.",
    keeps: "You keep",
  },
  closing: {
    title: "Bring one week of work",
    text: "Write two lines about what your team repeats. We answer with a time for the call and what to bring.",
    cta: { label: "Get Started", path: company.intakePath },
  },
} as const;
