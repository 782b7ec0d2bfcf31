import { company, promise } from "./company.ts";
import { integrationTimes } from "./faq.ts";
import type { LabeledLink } from "./site-path.ts";
import type { ProcessStep } from "./step.ts";

/** A card of the AI services page; `terms` is its part of the ledger: what goes in, what comes out, what stays. */
export type Service = Readonly<{
  id: string;
  title: string;
  text: string;
  terms: Readonly<{ brings: string; gets: string; takes: string; stays: string }>;
  cta: LabeledLink;
}>;

/** The three services (SPEC, "AI services page"). Every call to action leads to the intake form. */
export const services: readonly Service[] = [
  {
    id: "consulting",
    title: "AI Consulting",
    text: "We look at your week, rank the tasks by hours and risk, and write down which to hand over first and which to keep.",
    terms: {
      brings: "One week of work, as it is",
      gets: "A ranked task list with hours, cost and a cut line",
      takes: "7 days",
      stays: "The decision, and every task below the line",
    },
    cta: { label: "Schedule a Consultation", path: company.intakePath },
  },
  {
    id: "agents",
    title: "Custom AI Agents",
    text: "One agent for one job, built in your tools, tested on your past cases and handed over with a named owner.",
    terms: {
      brings: "One job and the person who owns it",
      gets: "A working agent, its role sheet and its test results",
      takes: `${promise.days} days from the first call`,
      stays: "Approval of every step that moves money or promises",
    },
    cta: { label: "Request an AI Agent", path: company.intakePath },
  },
  {
    id: "automation",
    title: "Automation & Integration",
    text: "The steps between your systems, connected once and run the same way every time, with a log you own.",
    terms: {
      brings: "The list of your systems and who may approve what",
      gets: "Connected steps, written limits and one log",
      takes: `Simple steps ${integrationTimes.simple}, old core systems ${integrationTimes.complex}`,
      stays: "The keys, the flows and the exceptions",
    },
    cta: { label: "Automate a Workflow", path: company.intakePath },
  },
];

/** The services' method, in four steps on the same rail of 30 days as the program. */
export const methodology: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep] = [
  {
    title: "Assessment",
    text: "We list the recurring tasks with their hours, systems and owners.",
    fromDay: 1,
    toDay: 5,
    keeps: "A map of your week",
  },
  {
    title: "Strategy",
    text: "We rank them, agree on the first ones and write down the limits.",
    fromDay: 6,
    toDay: 9,
    keeps: "A ranked plan with prices",
  },
  {
    title: "Implementation",
    text: "We build, connect and test on past cases. People approve each step at first.",
    fromDay: 10,
    toDay: 24,
    keeps: "An agent in approval mode",
  },
  {
    title: "Optimization",
    text: "We read the log with you every week and tune until the numbers hold.",
    fromDay: 25,
    toDay: promise.days,
    keeps: "A log you own",
  },
];
