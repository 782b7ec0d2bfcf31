import { integrationTimes } from "./faq.ts";
import { pricing } from "./pricing.ts";

/** One of the fixed contacts of the chat. `id` is a user id of `@thirtyfold/realtime-protocol`. */
export type Contact = Readonly<{
  id: "support" | "technical-support" | "sales";
  name: string;
  /** The label below the name: what the contact answers. */
  role: string;
  /** What the contact has written before the visitor comes, oldest first: the first unread messages. */
  welcome: readonly string[];
  /** Where nobody answers: the hours stand after `hours`, and `linkText` leads to the intake form after `instead`. */
  awayLine: Readonly<{ hours: string; instead: string; linkText: string }>;
}>;

/** The contacts of the chat in their order (SPEC, "Chat demo"); their first unread counts are 2, 0 and 5. */
export const contacts: readonly Contact[] = [
  {
    id: "support",
    name: "Customer Support",
    role: "Orders, billing, accounts",
    welcome: [
      "Hello, this is Customer Support. Ask here about an order, an invoice or an account.",
      "Name the order or invoice number if you have one, so that the first answer can be the right one.",
    ],
    awayLine: {
      hours: "Customer Support answers",
      instead: "To leave an order or billing question for later, use the",
      linkText: "intake form",
    },
  },
  {
    id: "technical-support",
    name: "Technical Support",
    role: "Integrations and errors",
    welcome: [],
    awayLine: {
      hours: "Technical Support answers",
      instead: "To describe an error or an integration in full, use the",
      linkText: "intake form",
    },
  },
  {
    id: "sales",
    name: "Sales Representative",
    role: "Plans and pricing",
    welcome: [
      "Hello, this is Sales. I can tell you what an agent costs and how soon it works.",
      `The price starts at ${pricing.firstAgent} for ${pricing.covers}.`,
      `Simple integrations take ${integrationTimes.simple}, complex ones ${integrationTimes.complex}.`,
      pricing.scope,
      "Which task comes back every week, and how many hours does it take? With these two I can say where to begin.",
    ],
    awayLine: {
      hours: "Sales answers",
      instead: "To ask for a price or an audit now, use the",
      linkText: "intake form",
    },
  },
];
