import type { EvaluatedJob } from "./evaluation-types.ts";

/** Tasks as people keep them, read at the evaluation's time: Monday, November 23, 2026. */
export const operationsJobs: readonly EvaluatedJob[] = [
  {
    id: "operations-1",
    agent: "operations",
    input: `task,owner,due,status,note
Reroute order 5534,Adaeze,2026-11-22,blocked,waits for approval of $180
Send invoice 2041,Jonas,2026-11-20,open,
Answer ticket 311,Sofia,2026-11-23,in progress,
Confirm pickup,Sofia,2026-11-24,open,
Close ticket 298,Sofia,2026-11-21,done,`,
    facts: [/2 overdue/, /1 blocked/, /Sofia: 2 open/, /Jonas: 1 open/, /\$180/, /1 due today/],
  },
  {
    id: "operations-2",
    agent: "operations",
    input: `- Tomas: call the lab about crown 88, due 2026-11-20
- Lena: confirm 14 appointments, due 2026-11-23
- Lena: reorder gloves, blocked, the supplier wants prepayment of $240
- Ravi: send 3 reminders, due 2026-11-19
- Lena: new patient forms scanned, done`,
    facts: [/2 overdue/, /1 blocked/, /Lena: 2 open/, /Ravi: 1 open/, /prepayment/],
  },
  {
    id: "operations-3",
    agent: "operations",
    input: `Homepage copy - Mira - due 2026-11-21 - waiting for client feedback
Invoice for September - Owen - due 2026-11-20
Logo files to printer - Mira - due 2026-11-23
Renew the font license - done`,
    facts: [/Mira: 2 open/, /Owen: 1 open/, /1 done/, /Invoice for September/, /waiting|waits/],
  },
  {
    id: "operations-4",
    agent: "operations",
    input: `name;assignee;deadline;state
Count pallets;Night shift;23.11.2026;open
Book customs slot;Jonas;24.11.2026;blocked`,
    facts: [/1 blocked/, /Count pallets/, /Night shift: 1 open/, /Jonas: 1 open/],
  },
  {
    id: "operations-5",
    agent: "operations",
    input: "Everything is done for today, nothing open.",
    facts: [/no (open )?tasks?|0 open|nothing/i],
    never: [/[1-9]\d* overdue/],
  },
  {
    id: "operations-6",
    agent: "operations",
    input: `task,owner,due,status
Prepare payroll,Jonas,2026-11-27,open
Prepare payroll,Jonas,2026-11-27,open
Call the bank,,2026-11-23,open`,
    facts: [/Call the bank/, /Jonas: [12] open/, /nobody|no owner|without an owner|unassigned/i],
  },
];
