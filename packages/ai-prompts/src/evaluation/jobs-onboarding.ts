import type { EvaluatedJob } from "./evaluation-types.ts";

/** Proposals and notes, pasted at the evaluation's time: Monday, November 23, 2026. */
export const onboardingJobs: readonly EvaluatedJob[] = [
  {
    id: "onboarding-1",
    agent: "onboarding",
    input: `Proposal, signed November 20, 2026
Client: Pellwater Research
Contact: Ines Kallio, ines@pellwater.example
Scope: one agent for the weekly supplier analysis, connected to SharePoint
Setup: $2,500
Kickoff: November 30, 2026
Go-live: December 18, 2026
Billing address: to follow`,
    facts: [/Pellwater Research/, /Ines/, /SharePoint/, /Nov(ember)? 30/, /Dec(ember)? 18/, /\$2,500/, /Welcome/],
  },
  {
    id: "onboarding-2",
    agent: "onboarding",
    input: `Call with Adaeze Lindqvist, Quillon Freight
- they said yes to the bookkeeping bot, $2,500 setup
- QuickBooks access comes from their IT, Jonas Perrin
- Adaeze approves every payment above $500
- kickoff not set yet`,
    facts: [/Quillon Freight/, /Adaeze/, /QuickBooks/, /Jonas Perrin/, /kickoff/i],
  },
  {
    id: "onboarding-3",
    agent: "onboarding",
    input:
      "Birchmere Accounting signed today, $3,200 setup, an agent for client onboarding, start in 10 business days. Contact is Leo Marchetti.",
    facts: [/Birchmere Accounting/, /Leo/, /\$3,200/, /Dec(ember)? 7/],
  },
  {
    id: "onboarding-4",
    agent: "onboarding",
    input:
      "Client: Osprey Lane Dental. Contact: Tomas Verhale. Kickoff on Saturday, November 28, 2026. Scope: recall reminders by SMS.",
    facts: [/Osprey Lane Dental/, /Tomas/, /Nov(ember)? (28|30)/, /missing/i, /email|e-mail/i],
  },
  {
    id: "onboarding-5",
    agent: "onboarding",
    input: "New client Hana Studio, deadline is February 30, 2027. We build a lead agent in HubSpot.",
    facts: [/Hana Studio/, /HubSpot/, /February 30/],
    never: [/March 2, 2027/],
  },
  {
    id: "onboarding-6",
    agent: "onboarding",
    input: "We start with Ravi Consulting.",
    facts: [/Ravi Consulting/, /missing/i, /contact/i],
  },
  {
    id: "onboarding-7",
    agent: "onboarding",
    input: `Agreement with Northgate Logistics
Contact: Priya Raman <priya@northgate.example>
Scope: Slack agent that files delivery notes
Fee: $4,800
Start: 2026-12-01
Acceptance by 2026-12-22
Nadia Brandt leads on our side`,
    facts: [
      /Northgate Logistics/,
      /priya@northgate\.example/,
      /Slack/,
      /\$4,800/,
      /Dec(ember)? 1\b/,
      /Dec(ember)? 22/,
      /Nadia Brandt/,
    ],
  },
];
