import { lines } from "./lines.ts";

/** What is particular to each small fact about stories, asked by people who never saw the page. */
export const particularStoriesWordings = {
  "story-customs-paperwork": lines(`how many minutes does a customs declaration take with the agent instead of 41
    does a broker still look over the declaration the agent drafts from a packing list
    who reads the packing lists at the forwarder in your example
    surely the machine doesn't send the customs form without a licensed human looking?
    41 minutes down to six, was that for customs?
    Is the freight forwarder with the quick customs papers a real firm?
    We key packing lists into customs entries by hand, how much faster was your example?
    what does the agent draft from for customs clearance, the packing list or the invoice
    customs entries in one pass, any numbers? | Does the forwarder's agent handle every packing list or just a few?
    broker or bot, who checks the import declaration in the forwarder example?
    I fear a wrong tariff line slipping through, who proofs the drafted declaration?`),
  "story-recall-calls":
    lines(`how did the dental group stop phoning overdue patients | nine hours of recall calls per week, down to what?
    do patients due for a check-up get texted in their own language
    does the recall message offer a time that suits the chair schedule
    Our receptionist spends a full day ringing people who missed their cleaning, any example of relief?
    Is the dental group with the reminder messages fictional?
    who contacts patients overdue for hygiene visits in your clinic case? | one hour a week on recalls, seriously?
    Will a reminder propose a slot when no dentist's chair is free?
    recall system for dentists, what time did it save
    Many of our patients speak Turkish, did the overdue reminders handle languages?
    do overdue patients still get rung up in the dental example, or only messaged`),
  "story-supplier-report": lines(`at the research studio, when is the supplier draft written, overnight?
    what time did the research studio need before it got to eight hours
    Is the research studio's supplier analysis ready on Monday?
    how many analysts review the overnight draft at the studio
    the studio in the solutions stories, what data starts its weekly draft?
    Does the research studio's data come in weekly or daily? | is the research studio on the solutions page invented
    We get supplier figures weekly and want a draft by morning, which industry example fits?
    who reviews the studio's report after the night run
    surely a studio's overnight report goes to someone before it is used?
    32 hours to 8 at a studio, what was the job?
    overnight drafting of supplier figures from weekly data, any example from research?`),
  "story-returns-at-night": lines(`how quickly does the web shop answer return requests now
    does the agent look at the photo a customer sends with a return | 14 hours to 11 minutes, which shop was that?
    What becomes of odd return cases in the retailer example?
    Are policy, order and picture compared at once for a refund request? | is the online retailer story true
    My shop wakes up to a pile of refund emails, has any seller solved that?
    surely a weird refund claim isn't decided by software overnight?
    RMA handling outside office hours, any figures? | who handles return requests at 2 am in the ecommerce example
    Do strange returns wait for staff until morning? | what three things get checked before a parcel is taken back`),
  "story-complete-files": lines(`how did the credit union get its KYC files from five days to one
    are missing ID documents asked for within the hour
    does the agent note why it requested a document from a new member | Is the credit union a real institution?
    Our onboarding stalls because customers forget papers, how fast were they chased in your example?
    know your customer files in one day, who did it?
    who chases incomplete KYC dossiers at the bank-like place in your stories
    CDD files complete on arrival, what time was saved?
    Is a reason recorded when extra paperwork is demanded from a member?
    I worry about the regulator asking why we wanted a document, was that written down anywhere?
    five days waiting for identity papers, any story where that got better?
    do you have an example from a credit union or similar lender`),
  metrics: lines(`how much time was saved on the weekly supplier analysis?
    75 percent, 99 percent, 67 percent, what do these stand for
    Are those time savings measured at a real customer or just illustrative?
    How much faster does closing the month get in your numbers? | 99 % less time for a first reply, seriously?
    were the before and after counts made with the same staff
    I'm a controller and month-end close kills us, what reduction do you show?
    did you compare the same task twice or different tasks? | Your percentages look too good, are they real results?
    by what percent does the first answer to a new lead speed up
    Which of your three figures is the biggest drop in time?
    Our buyer spends every Monday comparing suppliers, what cut in hours do your figures show?`),
  "second-agent-when":
    lines(`when do most teams go for a second agent? | should we start with one agent or several at once
    My boss wants five bots right away, is that wise or is one the better start?
    how long do customers watch the first agent before adding another | Can I add another agent after a month?
    What should we look at before we get agent number two? | a month of logs from the first bot, then what?
    Is it normal to stay with a single agent at the beginning? | do people usually buy two agents together
    We like the first helper and think about another, when do others do that?
    Rolling out multiple agents in parallel feels risky, what do most teams do?
    after which period do others expand from one bot to two?`),
} as const;
