import { libraryAgents } from "./agents.ts";
import { company } from "./company.ts";

/** The words of the Agent Library around its catalog (SPEC, "Agent Library"). */
export const agentsPage = {
  title: "Agent Library",
  headline: "Choose Your First AI Teammate",
  lead: "Three roles we have built before, each with a written job, its hours and a person it answers to. Start with one.",
  description: `${libraryAgents.length} AI agents by ${company.name} with a written job description: sales support, bookkeeping and promo content. Choose the first and join the waitlist.`,
  explore: "Explore the Agents",
  problem: {
    title: "Work arrives after six",
    text: "Leads write at midnight, receipts pile up until Friday, and the newsletter waits for a free hour. None of it needs judgment. All of it needs somebody.",
  },
  solution: {
    title: "A teammate for the hours nobody has",
    text: "An agent takes one job with a role sheet: where it works, what it may do on its own, what it must ask. People keep the decisions, the log keeps the rest.",
    day: {
      title: "Who answers a new lead",
      team: "Your team",
      agent: "The agent",
      /** Hours of the day, 0 to 23: people answer from the start of `opens`, the agent again from that of `closes`. */
      opens: 9,
      closes: 18,
      alt: "The 24 hours of a day: your team answers new leads from 9 AM to 6 PM, the agent in the other 15 hours.",
    },
  },
  catalog: {
    title: "Three roles, ready to brief",
    lead: "Read a sheet as you would read a job advert. Everything on it can be changed before the first day.",
    does: "What it does",
    worksIn: "Works in",
  },
  voice: {
    badge: "Coming soon",
    lead: "Soon you set how an agent sounds without touching what it may do. One answer, three tones.",
    asked: "A customer asks",
    question: "When does my order ship?",
  },
  tailored: {
    title: "Need a tailored solution?",
    text: "Write us the job that is in no catalog. We fill in this sheet with you, and you see it before anything is built.",
    cta: { label: "Request Deployment Now", path: company.intakePath },
    sheet: {
      title: "Your agent",
      lines: ["Reports to", "Works in", "May do on its own", "Must ask"],
    },
  },
} as const;

/** The waitlist of the Agent Library (SPEC, "Waitlist form"). */
export const waitlist = {
  title: "Join the waitlist",
  text: "We write when a new role or the voice layer is ready. One message for each, nothing else.",
  labels: { name: "Name", email: "Email", businessType: "Type of business" },
  choose: "Choose one",
  /** SPEC's options, with the value sent and the label shown. */
  businessTypes: [
    { value: "ecommerce", label: "E-commerce" },
    { value: "service", label: "Service business" },
    { value: "content", label: "Content and media" },
    { value: "saas", label: "SaaS" },
    { value: "retail", label: "Retail" },
    { value: "other", label: "Other" },
  ],
  errors: {
    name: "Enter your name",
    email: "Enter your email",
    emailFormat: "Enter a complete email address",
    businessType: "Choose your type of business",
  },
  submit: "Join the waitlist",
  thanks: "Thanks! You'll hear from us soon.",
  demo: "Demo: nothing is sent",
  failed: "You are not on the list yet. Your entries are kept: check your connection, then try again.",
  /** Shown for a response that contains nothing readable for a visitor, such as a proxy's. */
  trouble: "You are not on the list yet: the server has trouble. Your entries are kept: wait a minute, then try again.",
} as const;
