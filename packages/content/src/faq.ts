import { claims } from "./claims.ts";
import { pricing } from "./pricing.ts";

/** A question of the contact page and its answer. */
export type FaqItem = Readonly<{ id: string; question: string; answer: string }>;

/** How long an integration takes (SPEC, "Contact"). */
export const integrationTimes = { simple: "a few weeks", complex: "3 to 6 months" } as const;

/** The accordion of the contact page. */
export const contactFaq: readonly FaqItem[] = [
  {
    id: "how-long",
    question: "How long does an integration take?",
    answer: `Simple integrations take ${integrationTimes.simple}. Complex ones take ${integrationTimes.complex}, mostly because of access, approvals and old systems.`,
  },
  {
    id: "data-protection",
    question: "How do you handle data protection?",
    answer: `We work in ${claims.regulations.text}. Agents get the least access their job needs, and every action is logged.`,
  },
  {
    id: "price",
    question: "What does it cost?",
    answer: `The price starts at ${pricing.firstAgent} for ${pricing.covers}. ${pricing.scope}`,
  },
  {
    id: "after-launch",
    question: "What happens after launch?",
    answer:
      "Each agent has a named owner on your team and one on ours. We read its log together, tune it and move steps out of approval mode when the numbers allow it.",
  },
];
