import { claims } from "./claims.ts";
import { company, promise } from "./company.ts";
import { pricing } from "./pricing.ts";
import { audit } from "./process.ts";
import { solutionSlugs } from "./solution.ts";
import type { Point } from "./step.ts";

const count = new Map([[8, "Eight"]]).get(solutionSlugs.length) ?? `${solutionSlugs.length}`;

/** Reasons for this company, as four tiles (SPEC, "Solutions overview"). */
const reasons: readonly Point[] = [
  {
    id: "custom",
    title: "Custom AI Solutions",
    text: "Built from your task list and your documents. Nothing you have to bend your process around.",
  },
  {
    id: "end-to-end",
    title: "End-to-End Implementation",
    text: `Audit, build, launch and tuning by the same people, from the first call to day ${promise.days} and after.`,
  },
  {
    id: "scalable",
    title: "Scalable & Secure",
    text: "Least-privilege access, full logs and approvals. Ten runs a day or ten thousand.",
  },
  { id: "expertise", title: "Proven Expertise", text: claims.expertise.text },
];

/** The words of the solutions overview. Its stories, figures and solutions are records of their own. */
export const solutionsPage = {
  title: "Solutions",
  description: `${count} ways to hand recurring work to an AI agent, from one job in your inbox to agents inside regulated systems. People approve the steps that matter.`,
  headlineLines: ["Deploy Intelligence,", "Not Just Software"],
  subline: "On-demand AI agents that think, automate, and scale",
  cta: { label: "Request an AI Agent", path: company.intakePath },
  stories: { title: "Customer stories", row: "Stories in a row", pause: "Pause stories", play: "Play stories" },
  list: {
    title: `${count} ways to hand work over`,
    lead: "Start with one. Most teams add the second after they have seen a month of logs from the first.",
    more: "Learn More",
    retry: "Try again",
    pages: "Pages of solutions",
    newer: "Newer solutions",
    older: "Older solutions",
    newestFirst: "Newest first",
    oldestFirst: "Oldest first",
  },
  why: { title: `Why Choose ${company.name}`, reasons },
  figures: {
    title: "Counted before, counted after",
    lead: "The same task, the same people, two counts. This is how a handover is judged, with numbers like these.",
  },
  closing: {
    titleLines: ["Start with", "a free audit"],
    text: `Bring ${audit.bring}. We mark ${audit.marks}. Pricing starts at ${pricing.firstAgent}.`,
    cta: { label: "Get Started", path: company.intakePath },
  },
} as const;

/** The words that every solution's page shares (SPEC, "Dynamic solution page"). */
export const solutionPage = {
  features: { title: "Key Features" },
  uses: {
    title: "Use Cases",
    lead: "Four places where this work comes back every day, and what the agent does there.",
  },
  closing: {
    title: "Ready to Get Started?",
    text: `Tell us which task comes back most often. ${audit.result}`,
    cta: { label: "Contact Us Today", path: company.intakePath },
  },
  loading: "Loading the solution",
  missing: {
    title: "Solution Not Found",
    text: "It may have been renamed or merged with another. All solutions are one click away.",
    back: { label: "Return to all solutions", path: "/solutions" },
  },
  failed: {
    title: "The solution could not be loaded",
    text: "The connection may have been interrupted for a moment.",
    retry: "Try again",
  },
} as const;
