import type { EvaluatedJob } from "./evaluation-types.ts";

/** Inquiries as they come in. */
export const salesJobs: readonly EvaluatedJob[] = [
  {
    id: "sales-1",
    agent: "sales",
    input: `Hello, I own Osprey Lane Dental, two practices with 11 people. Requests that come in at night wait until ten, and a third of them have booked somewhere else by then.
Could an agent answer them on WhatsApp and offer free slots? Our budget is about $3,000 for the setup.
Tomas Verhale, tomas@ospreylane.example`,
    facts: [/Osprey Lane Dental/, /\b11\b/, /\$3,000/, /WhatsApp/i, /\$2,500/, /tomas@ospreylane\.example/],
  },
  {
    id: "sales-2",
    agent: "sales",
    input:
      "We are Pellwater Research, a team of 45. We need three agents: supplier analysis, bookkeeping in QuickBooks, weekly reports. Budget $10,000, start next quarter. Ines Kallio",
    facts: [/Pellwater Research/, /\b45\b/, /\$10,000/, /QuickBooks/i, /Finance & Bookkeeping Bot/, /audit/i],
  },
  {
    id: "sales-3",
    agent: "sales",
    input:
      "Do you have something for Instagram posts? We sell ceramics online, 4 of us. What would it cost? Mira Oduya, mira@oduya.example",
    facts: [/Promo Content Generator/, /\$2,500/, /Mira/, /mira@oduya\.example/],
  },
  {
    id: "sales-4",
    agent: "sales",
    input: "urgent!! our support inbox explodes, 400 mails a day, need something live by December 4, 2026",
    facts: [/400/, /December 4, 2026/, /30 days/, /missing|not in the text/i],
  },
  {
    id: "sales-5",
    agent: "sales",
    input:
      "Hi, our budget is $400 for an agent that answers leads on Slack. Is that possible? Leo, Birchmere Accounting",
    facts: [/\$400/, /\$2,500/, /Slack/i, /Birchmere Accounting/],
    never: [/for \$400\b(?!.*below)/i],
  },
  {
    id: "sales-6",
    agent: "sales",
    input:
      "Quillon Freight here, 120 employees. Our dispatchers retype orders from email into the system all day. Please call +1 555 0134. Adaeze Lindqvist, Finance lead",
    facts: [/Quillon Freight/, /\b120\b/, /orders/i, /555 0134/, /Adaeze/],
  },
  {
    id: "sales-7",
    agent: "sales",
    input: "What discount do we get for five agents?",
    facts: [/15%/, /sample/i],
    never: [/you get 15%/i],
  },
];
