import { lines } from "./lines.ts";

/** What is particular to each small fact about solutions, from custom assistants to flows, asked by people who never saw the page. */
export const particularFlowsWordings = {
  "gpt-customization.clause-lookup": lines(`find one clause across hundreds of contracts
    Our lawyers spend hours digging for the termination wording in old agreements.
    does it quote the contract passage with page and date
    Can your assistant search 400 agreements for an indemnity provision?
    We need to know which supplier agreement has that liability cap, and on which page it stands.
    I doubt a chatbot can cite a contract word for word, can it?
    law firm wants a tool to look up wording in its contracts | how many contracts can it search through
    Somebody asks where the non-compete is written, and I open folder after folder of signed agreements.
    will a paralegal see the date of the contract the wording came from
    change of control provision search across contract repository
    Does it paraphrase the legal text or give the exact quotation?`),
  "gpt-customization.tier-one-support": lines(`L1 deflection for our SaaS product from existing knowledge base
    Can it answer the how do I questions our software users send in?
    when a user reports a bug, does it write down how to reproduce it
    Our developers get bug reports with no repro steps at all.
    first line helpdesk for software users, answered from our help articles
    we run an app and most tickets are things already explained in our help pages
    Does the assistant pass software defects on to a human, or try to fix them itself?
    bot for basic app questions that hands real bugs to engineering
    Would the answers to our subscribers' tickets come from our own help center?
    I fear it will tell users a real product bug is just their mistake.
    What does our engineering team receive when somebody finds an error in the software?
    users keep asking how to reset or export things in our web app`),
  "gpt-customization.machine-manuals": lines(`fault code on the press, can the mechanic look it up on his phone
    Our technicians walk back to the office to search for a torque value.
    torque specs from the manual at the machine
    We have shelves of equipment handbooks and nobody finds the right one when a line stops.
    does it know which manual belongs to which machine | Can a fitter on the shop floor ask what error E47 means?
    I'm not sure he'd get the tightening moment from the right handbook, would he?
    does it work on a mobile in the factory
    maintenance crew needs instant access to OEM service documentation on the plant floor
    How tight should this bolt be? My guys ask that twenty times a shift.
    Machine shows an alarm number at night and the only expert is asleep.
    assistant for factory maintenance reading the equipment documentation`),
  "workflow-automation.proof-of-delivery":
    lines(`match signed PODs to orders automatically | what happens when a pallet is missing on the delivery note
    Drivers bring back signed slips and someone has to find the order for each one.
    Does it file a claim by itself if goods don't arrive complete?
    We only notice weeks later that the customer signed for nine pallets instead of ten.
    can it pair signed consignment notes with the shipments they belong to
    shortage claims for our haulage firm, who opens them
    I have boxes full of receipts signed at the loading dock. Can you handle them?
    Will it notice that one skid never reached the customer? | signed delivery slips sorted to the right order
    surely a person still has to check every signed delivery paper?
    CMR with consignee signature reconciled against the order`),
  "workflow-automation.invoice-approval":
    lines(`does it compare the supplier bill with what we ordered | AP automation with PO matching and approval routing
    Bills sit on desks for weeks because nobody knows who should sign them off.
    who approves the bill, the bot or the right manager
    Will it catch a vendor charging more than our purchase order says?
    We paid an invoice for something we never ordered. Could that be checked up front?
    supplier invoice goes to which boss for the okay | surely it doesn't approve incoming invoices itself?
    two-way match of vendor invoices, then sign-off by cost center owner
    Can it read a PDF bill from a supplier and check it against the PO?
    I chase colleagues every Friday to release incoming bills for payment.
    how does it know who must okay an invoice`),
  "workflow-automation.client-reporting": lines(`monthly reports to our agency's customers, can you draft them
    Every first of the month my account managers lose two days to copying figures into slides.
    who writes the commentary in the client report, the machine or the account lead
    we're a marketing agency and pull numbers from five platforms for each report
    Does it gather last month's campaign figures on its own?
    surely the interpretation stays with our account manager?
    client performance report draft, human adds the remarks
    I don't want a bot explaining bad results to my clients. | monthly KPI reporting for ad agency accounts
    Can it collect the month's stats for each customer and put them in a document?
    What part of the monthly client report is left for us to write?
    month end means report season for our PR firm, any help?`),
  "workflow-automation.repair-tickets": lines(`tenant says the tap leaks, who calls the plumber
    Can it book the electrician and tell the renter when he comes?
    we manage 300 flats and renters write about broken things all day
    does the renter get told the date of the repair | landlord needs automatic handling of broken boiler messages
    How does it know whether to send a plumber or a locksmith?
    I forward residents' complaints to handymen by hand and then forget to tell the resident.
    work order dispatch to contractors for residential property managers
    Would it arrange a tradesman for a broken heater without me phoning?
    sort messages from residents in our building by kind of problem
    I doubt a machine knows the difference between a leak and a complaint about noise.
    Residents always ask me when the repairman will finally show up.`),
  "no-code-integrations.stock-sync": lines(`we oversold on the marketplace because the webshop didn't know it was gone
    keep inventory the same on Shopify and Amazon and our spreadsheet
    how often are stock levels updated between the shop and the marketplace
    Is the stock matched once a night or every few minutes? | multichannel inventory sync without coding
    A customer bought the last pair online after it had already sold on eBay.
    Does the warehouse spreadsheet get updated too when something sells in the web store?
    I sell in two places and the quantities never agree.
    can you stop us selling items we don't have on a second channel
    Surely it's not real time, what is the delay between channels?
    same quantity everywhere, shop, warehouse list and marketplace
    avoiding stockouts and overselling across sales channels`),
  "no-code-integrations.donor-receipts": lines(`charity needs thank-you slips sent after each gift
    How quickly does someone who gave money get their confirmation?
    does it keep copies for the annual tax statement of our supporters
    We're a small foundation and our volunteer writes donation receipts by hand.
    people who donate wait weeks for their paper from us | gift acknowledgment letters within the hour for NGO
    Every January we hunt for copies of all the contributions of the year.
    can our church automate confirmations for contributions
    Is a duplicate of each donation slip stored somewhere for the year-end summary?
    would each person who gave us money really get a receipt in sixty minutes
    tax-deductible gift receipts automatically mailed
    Our food bank gets hundreds of small gifts online and nobody confirms them.`),
  "no-code-integrations.booking-to-billing": lines(`when a client confirms a session, can the invoice be made by itself
    I run a yoga studio and copy every reservation into my calendar and then bill it.
    photo shoot confirmed, then calendar, bill and reminder all at once?
    does a confirmed reservation become an invoice automatically
    Will the client also get a reminder before his session? | reservation to calendar to invoice without retyping
    Clients forget their recording session and I forget to bill them.
    three steps after each confirmed appointment in my dance school, can they run alone
    Does it bill people for bookings they have not confirmed yet?
    tattoo parlor wants appointments put into the calendar and charged automatically
    What exactly gets created once somebody says yes to a studio slot?
    appointment-to-cash flow for a small photography business`),
  "no-code-integrations.applicant-tracking": lines(`CVs arrive by email, can they land in our candidate spreadsheet
    does every person who applies to us get a confirmation of receipt
    We never answer candidates and it makes us look rude. | resumes from inbox to tracking sheet
    Our HR assistant copies names from job applications into Excel all morning.
    lightweight ATS for a small recruiter without buying software
    Would each candidate hear that we got their papers? | headhunter here, my mailbox is full of CVs and I lose some
    Does it reject candidates, or only log and acknowledge them? | move jobseekers' mails into a list and thank them
    I'm tired of people calling to ask whether their resume reached our company.
    candidate intake automation for our open vacancies`),
  "gpt-customization:feature-1": lines(`does the assistant cite where it got its reply from
    How can my staff verify what the GPT told them without digging through the whole manual?
    My fear is made-up replies. Will it point to the exact page it relied on? | citations included or not?
    Can I click through from a reply to the original PDF?
    Last chatbot we tried just invented things, and nobody could tell where they came from
    will it give page numbers with each reply | Do we simply have to believe what the custom GPT says?
    Our lawyers only accept a reply if they can see which file it was taken from
    one click to check a reply against the original file?
    Is grounding with references shown to the end user, or only in the back end?
    Hallucinations: how does a reader notice that a claim is not in our handbook?`),
  "gpt-customization:feature-2":
    lines(`Can we ban the chatbot from discussing certain subjects? | will the custom GPT sound like our brand voice
    Who decides which topics the assistant is allowed to touch?
    I don't want it chatting about politics or competitors with our customers
    Which customer questions get handed over to a human by the GPT?
    Our writing style is quite formal. Can the bot be made to speak that way?
    does it stay on script or wander off topic | guardrails for forbidden subjects in the custom GPT?
    What if somebody tries to lure the bot into legal advice it shouldn't give?
    Can we make complaints about refunds skip the bot and go straight to our team?
    friendly or stiff: can we choose how the assistant talks?
    We're nervous it will ramble on about anything. Is there a fixed list it obeys?`),
  "gpt-customization:feature-3": lines(`our travel policy changes twice a year, how fast does the assistant know
    How long will the GPT keep quoting outdated rules after we replace them?
    Surely it won't go on citing last year's handbook? | Do you retest the assistant whenever our documents change?
    stale documents in the bot: removed when?
    We rewrote our leave rules this morning. Would staff still see yesterday's wording tonight?
    Is there a regression suite of our own questions run after every update?
    how do you make sure an update to one file doesn't break other replies
    Who takes superseded documents out of the chatbot's knowledge, and how quickly?
    I worry the bot mixes old and new versions of the same guideline
    Does a new price sheet push out the old one on the same day?
    What happens in the knowledge base when a procedure is superseded?`),
  "workflow-automation:feature-1":
    lines(`What kicks off an automated workflow? | can a run be set off by an incoming mail
    Can a calendar date set things going, say the first of each month?
    I don't need another tool that only nags me with to-dos. Does yours finish the work?
    does a web form submission launch the process by itself
    What do we have in hand once a run is over, a reminder or a completed entry?
    Our current tool ends every flow with a task for me to type it in myself
    Do I have to press a button to begin each run? | end to end, or does it stop at a notification?
    Which events can start a workflow: mails, forms, schedules?
    Someone fills in our request sheet online and then nothing happens until Monday. Could that start the job?
    is the final entry really saved, or am I just told to save it`),
  "workflow-automation:feature-2": lines(`can the workflow pay a supplier without anybody looking
    Which steps in a workflow are held until a human says yes?
    Surely it doesn't give customers discounts on its own?
    If my approver is at lunch, does the rest of the process stall too?
    contracts sent out automatically or held for sign-off? | I'm worried the automation will wire money by itself
    Does one pending approval block all the other steps?
    Sales wants 20 percent off for a client. Would the workflow just grant it?
    human in the loop for payments, discounts and contracts? | who okays a price cut in an automated workflow
    Can we put our finance lead down by name as the gate before funds leave?
    Everything harmless should run through, only the dangerous bits should pause. Possible?`),
  "workflow-automation:feature-3": lines(`can I see afterwards what a workflow run actually did and when
    Is the run history written in plain language or in computer gibberish?
    Something went wrong at 3 am in an automated process. How do I find out why?
    timestamps for each step of a run?
    I'm not technical. Would I understand the record of what the workflow decided?
    Does the workflow explain its decisions after each run?
    Black box automations scare me. Can I retrace what it looked at before it acted?
    run history legible for ordinary staff?
    Is there a trail for every single run, showing inputs, choices and outputs?
    what do we get to read after a run finished, only success or failed?
    A colleague asks why the flow rejected an order yesterday. Where would she look that up?
    Do you keep execution traces in human words rather than JSON?`),
  "no-code-integrations:feature-1": lines(`do we have to buy new software or can you use our current apps
    We pay for a dozen SaaS subscriptions already. Can you connect those?
    Our booking app has no API, only a CSV download. Is that enough? | webhook only, is that fine?
    How do I know whether a particular app can be hooked up?
    I doubt our little niche program can be linked. What does it need to offer?
    Where do you begin when joining up our existing apps?
    can an app with just an export button be part of a no-code flow
    Do we need to switch away from the apps we already pay for?
    Would you want a list of everything we subscribe to?
    what does a tool need so that you can plug it in: API, webhook?
    Our CRM, shop and newsletter service don't speak to one another, and replacing them is off the table`),
  "no-code-integrations:feature-2":
    lines(`vendor lock-in with your no-code flows? | Can our own office manager edit the flows later without calling you?
    Whose account are the no-code flows built in, yours or ours?
    I don't want to be stuck with a pile of scripts nobody can maintain
    are the flows drawn as diagrams we can understand | Will we get documentation of each connection you set up?
    If we stop working with you, do our app connections stay in our hands?
    do we need a developer to adjust a flow after handover
    Our previous freelancer left us with unnamed zaps nobody dares to touch
    Who can alter an integration once it's finished?
    Is there any source code we would have to look after ourselves?
    can we tweak the flows ourselves, they sit in our account right?`),
  "no-code-integrations:feature-3": lines(`what happens when one of the connected apps goes offline
    A required field is blank. Does the flow carry on with rubbish?
    Do records get lost if an integration breaks halfway? | who gets alerted when a zap fails
    My big worry is silent failures that nobody notices for weeks
    Our shop platform crashes every Black Friday. Are the orders in between gone?
    flow error: does it halt or skip? | Does a particular colleague get told when a sync fails?
    If our CRM has an outage, will the data waiting to go in be kept?
    Missing phone number in a form, does the connection stop or guess one?
    will somebody be pinged when an app is down, or do we find out from customers
    Error handling in no-code flows: dead letters kept, alert to whom?`),
} as const;
