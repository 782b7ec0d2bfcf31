import type { Contact } from "./contacts.ts";
import { integrationTimes } from "./faq.ts";
import { pricing } from "./pricing.ts";

/** A contact's unread messages for a new visitor, oldest first (SPEC, "Chat demo"). */
export const contactWelcome: Readonly<Record<Contact["id"], readonly string[]>> = {
  support: [
    "Hello, this is Customer Support. Ask here about an order, an invoice or an account.",
    "Name the order or invoice number if you have one, so that the first answer can be the right one.",
  ],
  "technical-support": [],
  sales: [
    "Hello, this is Sales. I can tell you what an agent costs and how soon it works.",
    `The price starts at ${pricing.firstAgent} for ${pricing.covers}.`,
    `Simple integrations take ${integrationTimes.simple}, complex ones ${integrationTimes.complex}.`,
    pricing.scope,
    "Which task comes back every week, and how many hours does it take? With these two I can say where to begin.",
  ],
};
