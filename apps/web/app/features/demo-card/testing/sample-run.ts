import type { RunStep, RunTrace } from "@thirtyfold/api-contract";

export const sampleSteps: readonly RunStep[] = [
  {
    id: "read",
    kind: "read",
    title: "Read the inquiry",
    detail: "93 words, signed by Tomas Verhale, Owner.",
    startedMs: 0,
    durationMs: 0.4,
    status: "done",
  },
  {
    id: "extract",
    kind: "tool",
    title: "Noted 11 people, $3,000 and a start date",
    tool: {
      name: "extractInquiry",
      input: { characters: 512 },
      output: {
        company: "Osprey Lane Dental",
        people: 11,
        budget: { amount: 3000, currency: "USD" },
        channels: ["Web", "WhatsApp"],
      },
    },
    startedMs: 0.4,
    durationMs: 6.1,
    status: "done",
  },
  {
    id: "price",
    kind: "tool",
    title: "Looked up the prices",
    detail: "One agent, no volume discount.",
    tool: {
      name: "quotePrice",
      input: { agents: 1 },
      output: { setup: "$2,500", support: "$750/month" },
    },
    startedMs: 6.5,
    durationMs: 2.2,
    status: "done",
  },
  {
    id: "qualify",
    kind: "decide",
    title: "Qualified: fits, with a budget and a date",
    detail: "The budget covers the setup. The start is 21 days away.",
    startedMs: 8.7,
    durationMs: 0.6,
    status: "done",
  },
  {
    id: "write",
    kind: "write",
    title: "Drafted the reply",
    startedMs: 9.3,
    durationMs: 3.4,
    status: "done",
  },
  {
    id: "approve",
    kind: "decide",
    title: "Waits for a person to send it",
    detail: "Sales lead",
    startedMs: 12.7,
    durationMs: 0,
    status: "needs-you",
  },
];

export const sampleText = `Subject: One agent for Osprey Lane Dental

Hello Tomas,

For two practices with 11 people one agent is enough. The setup is $2,500, support is $750/month, and both stay inside your $3,000 for the start.

What it would do
- Answer requests that come in at night, on the web and on WhatsApp
- Offer free slots from your booking system
- Leave anything about treatment to your team

Your question who checks what it sends: you name one person, and replies wait for that person until you say otherwise.

Next step
- A call of 20 minutes, Wednesday at 9:30 or Thursday at 16:00

Sample figures from the demos, not an offer.`;

export const sampleTrace: RunTrace = {
  version: 1,
  agent: "sales",
  provider: "embedded",
  startedAt: "2026-11-21T09:00:00.000Z",
  durationMs: 12.7,
  trigger: { summary: "An inquiry of 93 words from Tomas Verhale, Osprey Lane Dental" },
  steps: [...sampleSteps],
  result: { text: sampleText },
};
