import { company } from "./company.ts";
import type { LabeledLink } from "./site-path.ts";

/** A card of the AI services page. */
export type Service = Readonly<{ id: string; title: string; text: string; cta: LabeledLink }>;

/** A numbered step: of the services' method, or of the 30-day program. */
export type Step = Readonly<{ title: string; text: string }>;

/** The three services (SPEC, "AI services page"). Every call to action goes to the intake form. */
export const services: readonly Service[] = [
  {
    id: "consulting",
    title: "AI Consulting",
    text: "We look at your week, rank the tasks by hours and risk, and write down which to hand over first and which to keep.",
    cta: { label: "Schedule a Consultation", path: company.intakePath },
  },
  {
    id: "agents",
    title: "Custom AI Agents",
    text: "One agent for one job, built in your tools, tested on your past cases and handed over with a named owner.",
    cta: { label: "Request an AI Agent", path: company.intakePath },
  },
  {
    id: "automation",
    title: "Automation & Integration",
    text: "The steps between your systems, connected once and run the same way every time, with a log you own.",
    cta: { label: "Automate a Workflow", path: company.intakePath },
  },
];

/** The consultation block, which carries the `#packages` anchor. */
export const strategyConsultation = {
  title: "Free AI Strategy Consultation",
  text: "Bring one week of work. In one call we mark what an agent can take, what it should not and what it costs. You keep the notes either way.",
  cta: { label: "Book a Free AI Audit", path: company.intakePath },
} as const;

/** How the services work, in four steps. */
export const methodology: readonly Step[] = [
  { title: "Assessment", text: "We list the recurring tasks with their hours, systems and owners." },
  { title: "Strategy", text: "We rank them, agree on the first ones and write down the limits." },
  { title: "Implementation", text: "We build, connect and test on past cases. People approve each step at first." },
  { title: "Optimization", text: "We read the log with you every week and tune until the numbers hold." },
];
