import { company, promise } from "./company.ts";
import type { LabeledLink, SitePath } from "./site-path.ts";

/** A group of customers: `who` they are in short, and the one or two sentences that begin with it. */
function group(title: string, who: string, rest: string) {
  return { title, who, text: `${who}${rest}` };
}

/** A principle: its rule, and optionally its consequence. */
function principle(title: string, rule: string, consequence = "") {
  return { title, rule, text: [rule, consequence].join(" ").trim() };
}

/** The eight sections of the about page, in order (SPEC, "About"). */
export const about = {
  mission: {
    title: "Give people back the hours they repeat",
    text: `${company.name} builds AI agents for the tasks that come back every week, so the people who did them can do the work only they can do.`,
  },
  /** The headings over the lists below, each with its lead. */
  headings: {
    whatWeBuild: {
      title: "What we build",
      lead: "Five kinds of work. Most customers start with one and add the next after a month of logs.",
    },
    flagshipProducts: {
      title: "Flagship products",
      lead: "Three agents with a written job description. You see what each may do before it does anything.",
      worksIn: "Works in",
      mustAsk: "Must ask",
    },
    whoWeBuildFor: {
      title: "Who we build for",
      lead: "Different sizes, one problem: work that comes back every week and needs no judgment.",
    },
    principles: { title: "Principles" },
    vision: { title: "Vision" },
  },
  whatWeBuild: [
    {
      title: "AI Consulting",
      text: "A ranked list of what to hand over first, and what to leave alone.",
      path: "/solutions/ai-consulting",
    },
    {
      title: "AI Agents",
      text: "One agent for one job, with limits, a log and a named owner.",
      path: "/solutions/agent-delivery",
    },
    {
      title: "Machine Learning",
      text: "Forecasts and triage trained on your own history, watched every week.",
      path: "/solutions/machine-learning",
    },
    {
      title: "Enterprise Integration",
      text: "Agents inside regulated systems, under your identity and approval rules.",
      path: "/solutions/enterprise-integration",
    },
    {
      title: "Automation",
      text: `The ${promise.days}-day program: audit the week, hand over ${promise.percent}% of the repeats.`,
      path: "/ai-automation",
    },
  ] satisfies readonly Readonly<{ title: string; text: string; path: SitePath }>[],
  flagshipProducts: [
    { title: "Sales Support Agent", text: "Answers leads in minutes and books the call.", path: "/agents" },
    { title: "Finance & Bookkeeping Bot", text: "Matches receipts daily, so closing is a review.", path: "/agents" },
    { title: "Promo Content Generator", text: "Drafts posts and newsletters for your editor.", path: "/agents" },
  ] satisfies readonly Readonly<{ title: string; text: string; path: SitePath }>[],
  whoWeBuildFor: [
    group("Solo operators", "One person, one inbox", ". The first agent answers while you work."),
    group("Mid-sized teams", "Ten to 200 people", " whose growth shows up as copying and chasing."),
    group("Enterprises", "Regulated systems, audit duties and approval chains", " that must hold."),
    group("Underserved industries", "Clinics, freight, nonprofits and trades", " that software forgot."),
  ],
  foundingStory: {
    title: "It started with a count",
    paragraphs: [
      "Before there was a company there was a list. For 30 days its founders wrote down every task they did twice, with the minutes it took.",
      "The list had about a hundred lines. Roughly thirty needed no judgment at all: the same email, the same sheet, the same reminder. Those thirty became the first agents, and the name.",
      "We still begin every project the same way, with a list and a clock. What is on it decides what we build.",
    ],
  },
  principles: [
    principle("Fast", "The first agent works within weeks.", "If a plan needs a year, we look for a smaller start."),
    principle("Useful", "An agent is measured in hours and errors.", "If the numbers do not move, we switch it off."),
    principle(
      "Culturally Aware",
      "People are written to in their language and their manners.",
      "Agents learn both from your team.",
    ),
    principle("Ecosystem-Focused", "We build into the tools you have and leave you the keys, the flows and the logs."),
  ],
  vision: "A company should grow by what its people decide, not by how much they retype.",
  closing: {
    title: "Count your repeats with us",
    text: "Tell us what comes back every week, or help us take it off other people's desks.",
    ctas: [
      { label: "Partner With Us", path: "/contact" },
      { label: "Join the Team", path: "/careers" },
    ] satisfies readonly LabeledLink[],
  },
} as const;
