import { promise } from "./company.ts";
import type { ProcessStep } from "./step.ts";

/** The four steps of the 30-day program (SPEC, "AI automation page"). */
export const processSteps: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep] = [
  {
    title: "Discovery Call",
    text: "You describe the week. We ask about volume, systems and what must never go wrong.",
    fromDay: 1,
    toDay: 2,
  },
  {
    title: "Ops Audit",
    text: "We map the recurring tasks, rank them by hours and risk, and send you scope, price and dates.",
    fromDay: 3,
    toDay: 7,
  },
  {
    title: "Build & Deploy",
    text: "We build the agents, test them on your past cases and launch in approval mode.",
    fromDay: 8,
    toDay: 24,
  },
  {
    title: "Support & Optimize",
    text: "We read the log with you, move safe steps out of approval mode and keep tuning after launch.",
    fromDay: 25,
    toDay: promise.days,
  },
];

/** The free audit that sets scope and price. */
export const audit = {
  title: "Free AI audit",
  bring: "one week of work",
  marks: "what an agent can take, what it should not and what it costs",
  result: "You get a scoped plan, a price and a start date.",
} as const;
