import type { TryType } from "./try-agents.ts";

const sales: readonly string[] = [
  `Subject: Prices for your sales agent

Hello, I own Osprey Lane Dental, two practices with 11 people. Requests that come in at night wait until ten in the morning, and about a third of them have booked somewhere else by then.

Could an agent answer them and offer free slots from our booking system? It should also work on WhatsApp. Our budget is about $3,000 for the setup, and we would like to start by {day+21}.

Who checks what it sends?

Tomas Verhale, Owner`,
  `Hi,

Pellwater Research is looking at three agents: one for the weekly supplier analysis, one for bookkeeping in QuickBooks and one for weekly reports. We are a team of 45.

Our budget is $10,000, and with three agents we expect a volume discount. There is no rush, a start next quarter is fine. Please send a price and what support costs each month.

Ines Kallio, Head of Research`,
  "Do you have something for Instagram and WhatsApp? We sell ceramics online, 4 of us, and answer the same ten questions all day. What would it cost? Mira Oduya",
];

const onboarding: readonly string[] = [
  `Proposal, signed {day-1}

Client: Pellwater Research
Contact: Ines Kallio, Head of Research
Scope: one agent for the weekly supplier analysis
Systems: SharePoint and Excel
Setup: $2,500
Support: $750 per month
Kickoff: {day+6}
Go-live: {day+24}
Account lead: Nadia Brandt
Approver: Ines Kallio
Billing address: to follow`,
  `Call with Adaeze Lindqvist, Quillon Freight, {day-1}

- they said yes to the bookkeeping bot, $2,500 setup
- QuickBooks access comes from their IT, Jonas Perrin, by {day+4}
- Adaeze approves every payment above $500
- first test run two weeks after the kickoff
- we owe them the data agreement, Priya Raman sends it by {day+2}
- month-end close is their busy time, keep the last three days of the month free
- kickoff not set yet`,
  `Birchmere Accounting signed today, $3,200 setup, an agent for client onboarding, start in 10 business days.
Contact is Leo Marchetti, you get the rest from him.`,
];

const operations: readonly string[] = [
  `task,owner,due,status,note
Reroute order 5534,Adaeze Lindqvist,{iso-1},blocked,waits for approval of $180
Count pallets on dock 3,Night shift,{iso-1},open,
Send invoice 2041 to Pellwater,Jonas Perrin,{iso-3},open,$4200
Answer ticket 311 about late delivery,Sofia Marin,{iso+0},in progress,
Book customs slot for order 5521,Jonas Perrin,{iso+0},blocked,broker has not answered
Confirm pickup at Osprey Lane,Sofia Marin,{iso+1},open,
Update driver roster,Adaeze Lindqvist,{iso+2},open,
Check insurance of truck 7,Jonas Perrin,{iso+4},open,
Close ticket 298,Sofia Marin,{iso-2},done,`,
  `- Tomas: call the lab about crown 88, due {iso-1}
- Lena: confirm 14 appointments for tomorrow, due {iso+0}
- Lena: reorder gloves, blocked, the supplier wants prepayment of $240
- Ravi: send 3 reminders for open invoices, due {iso-4}
- Ravi: insurance form for Mrs. Alder, due {iso+1}
- Tomas: sign the holiday plan, due {iso+3}
- Lena: new patient forms scanned, done`,
  `Homepage copy for Birchmere - Mira - due {iso-2} - waiting for client feedback
Invoice for September work - Owen - due {iso-1}
Photo shoot on Thursday, book the studio - Owen
Logo files to printer - Mira - due {iso+0}
Offer for Quillon, $6,800 - Hana - due {iso+1}
Renew the font license - done
Interview notes - Hana`,
];

/**
 * The texts of the samples that `tryAgents` name, in their order: realistic and invented. Separate from the pages,
 * because most visitors bring their own. `{day+5}` is the date five days after today in words, `{iso-1}` yesterday's as
 * 2026-11-20: the code that shows a sample fills them in, so that none grows old.
 */
export const trySamples: Readonly<Record<TryType, readonly string[]>> = { sales, onboarding, operations };
