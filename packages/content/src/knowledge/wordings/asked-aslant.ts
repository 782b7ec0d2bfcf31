import { lines } from "./lines.ts";

/** Of a trade's trouble, told without naming what would help: whole sentences of people who think aloud. */
export const askedAslantWordings = {
  "gpt-customization.policy-answers": lines(`New colleagues keep asking me how much leave they get
    I explain our travel rules ten times a week | Staff ring HR for things that stand in the handbook
    Nobody reads our rulebook, they all come to my desk | Every trainee wants to know the sick note procedure from me`),
  "gpt-customization.clause-lookup": lines(`Finding that one paragraph in our old agreements takes an afternoon
    We have a cellar of contracts and no idea what they say about notice periods | My paralegal spends days searching wording`),
  "gpt-customization.tier-one-support": lines(`Users ask us how to reset this and export that all day long
    The help articles exist but people write to us anyway | My two support people only repeat the manual`),
  "gpt-customization.machine-manuals": lines(`The mechanics call the engineer for every error code
    Our repair people lose time leafing through binders | Which bolt goes how tight, they ask me daily`),
  "ai-consulting.portfolio-check": lines(`We hold stakes in several firms and wonder which profits most from AI
    Before I invest I'd like to know how much of their work a bot could do | Our fund compares six companies`),
  "ai-consulting.risk-review": lines(`Our directors want to know where AI is used already and who is accountable
    The supervisory board worries about AI that touches money | I need an overview of the AI risks in our group`),
  "ai-consulting.readiness-training":
    lines(`My managers don't know how to lead a bot | Someone must teach our team leads to read those logs
    Our department heads should learn how to write down a role for it`),
  "ai-consulting.first-roadmap": lines(`I own a business and need to hear which three things to hand over first
    There's so much to automate that I can't pick | What would pay back soonest in a firm like mine?`),
  "agent-delivery.viewing-requests": lines(`People who want to see a flat wait days for our answer
    By the time we call them back, the house hunters have found another | Our brokers can't keep up with who wants to visit when`),
  "agent-delivery.recall-reminders":
    lines(`Half our patients forget to come back for a cleaning | We should remind people of their next appointment but nobody has time
    The chairs are empty because no one phones the overdue ones`),
  "agent-delivery.orders-by-email":
    lines(`Restaurants mail us what they need and someone types it off | Orders arrive as free text and end up in a spreadsheet by hand
    A whole morning goes on copying mails into the stock list`),
  "agent-delivery.order-questions":
    lines(`Everybody asks where their package is | Shoppers nag us about delivery all day
    The inbox is full of people waiting for their goods`),
  "workflow-automation.proof-of-delivery":
    lines(`Signed slips pile up and nobody compares them | We only notice lost pallets when the client is furious
    Drivers bring notes back and no one checks them against the order`),
  "workflow-automation.invoice-approval":
    lines(`Bills lie on desks until somebody signs | We pay late because nobody knows who has to okay it
    I chase signatures for supplier bills every week`),
  "workflow-automation.client-reporting": lines(`Putting together the monthly figures for each client kills two days
    Our account people copy charts into slides all month end`),
  "workflow-automation.repair-tickets":
    lines(`Renters report leaks and broken heaters at midnight | Getting the electrician to the right flat is a mess
    The caretaker's phone never stops`),
  "no-code-integrations.stock-sync":
    lines(`We sell things online that aren't there any more | The counts in store and web differ every evening
    Amazon shows another quantity than our shelves`),
  "no-code-integrations.donor-receipts": lines(
    `Givers wait weeks for their thank-you letter | Tax papers for our supporters are a yearly nightmare`,
  ),
  "no-code-integrations.booking-to-billing": lines(`A client books a session and I still write calendar and bill by hand
    I forget to invoice half my photo shoots`),
  "no-code-integrations.applicant-tracking": lines(
    `Candidates hear nothing from us because their mails drown | CVs sit in a mailbox and nobody lists them`,
  ),
  "ai-powered-automation.daily-checks":
    lines(`Every dawn I open five systems to see what went wrong | I want one sheet at seven with what is late
    My morning starts with an hour of checking`),
  "ai-powered-automation.quote-drafts":
    lines(`Quotes take us three days and the client is gone | My salesmen hate writing offers
    We lose bids since our quotation is always last`),
  "ai-powered-automation.triage": lines(
    `Urgent tickets drown among trivial ones | Nobody sorts what comes into the support box`,
  ),
  "ai-powered-automation.receipt-matching": lines(
    `At month end I sit in a heap of slips and card statements | Which purchase belongs to which charge, I ask every month`,
  ),
  "machine-learning.demand-forecast":
    lines(`We order by gut feeling and throw half away | Our shelves are empty on Saturday and full on Monday
    The buyer guesses quantities`),
  "machine-learning.churn-risk": lines(
    `Subscribers quit and we learn it from the letter | I'd love to know who is about to go before they do`,
  ),
  "machine-learning.load-planning": lines(
    `We buy too much reserve power for tomorrow | Nobody can tell us how much electricity is needed at noon`,
  ),
  "machine-learning.claim-triage": lines(
    `Adjusters look at every claim, even the trivial | Which damage reports deserve a second look?`,
  ),
  "enterprise-integration.dispatch": lines(
    `One truck breaks down and the whole plan is void | Our dispatcher redraws the tour by hand at each delay`,
  ),
  "enterprise-integration.KYC-checks": lines(
    `New clients never send the passport copy | Account opening takes a week because papers are missing`,
  ),
  "enterprise-integration.case-routing": lines(
    `Complaints end up with the wrong team three times | Callers get handed around in our telecom`,
  ),
  "enterprise-integration.grid-optimization": lines(
    `Our operator balances the storage by feeling | Meter data lie around unused in the utility`,
  ),
  "ai-automation.missed-calls":
    lines(`I'm on a roof when the phone rings | While I fix a boiler three people hang up and call the next guy
    My hands are dirty and the customer is gone`),
  "ai-automation.document-chasing": lines(
    `Clients bring the shoebox in the last week | I beg every client for the same three papers`,
  ),
  "ai-automation.group-requests": lines(
    `A coach party asks and our reply takes days | Weddings for eighty want menu and rooms by tomorrow`,
  ),
  "ai-automation.enrollment-questions": lines(
    `Parents ask when term begins and what it costs | Our school office answers one and the same question until September`,
  ),
  "ai-security.payment-checks": lines(
    `A crook mailed us new bank details of a supplier and we paid | How do we avoid paying into a false account?`,
  ),
  "ai-security.record-access": lines(
    `Not everybody should look into a patient's file | The bot must not see more of a chart than it needs`,
  ),
  "ai-security.document-limits": lines(
    `One client's papers must never turn up with another | Our law firm fears that matters get mixed up`,
  ),
  "ai-security.hidden-instructions": lines(
    `What if a mail tells the bot to do something nasty? | Somebody could slip orders into a message it reads`,
  ),
  "ai-security:feature-3":
    lines(`How do we stop it fast when it goes wild? | Is there an off button that my manager can press?
    Can someone switch it off in a hurry?`),
  "enterprise-integration:feature-2":
    lines(`Our auditor asks who clicked what | Revision wants to see who had the last word
    The examiner needs one line for each decision`),
  "custom-agent":
    lines(`Our job isn't in your catalog at all | Anything for people who need neither sales nor books nor posts?
    We want something you don't list | Do you make one-off agents too?`),
  "your-part": lines(`We have no time for another project | How much of my people's time does it eat?
    I'm no technical person, what would I have to do? | All the know-how sits in the head of one old colleague | We never wrote down how it's done, only Frank knows
    Who of us has to help you and with what?`),
  "audit-result": lines(
    `Suppose we say no afterwards, do we hold anything in hand? | What stays with us if we leave after the audit?`,
  ),
  price: lines(`What costs one agent? | How much costs an agent? | Cost of an agent? | How much is an agent?
    How many dollars is one agent? | Price of one agent? | What do you ask for a single agent?`),
  "capability-corrections": lines(`Does the AI learn from our corrections? | Does it get better when we correct it?
    Will it remember what I changed in a draft? | Learns the agent from what we mend?`),
  "gpt-customization:feature-1": lines(`How can I check that it read the proper passage? | I fear it makes its quotes up
    Where do I see what an answer rests on? | How do we know that it isn't guessing? | Can a reader look up the paragraph?`),
  "price-included": lines(
    `And what do I get for that? | And what is in there for that money? | What do I get for that sum?`,
  ),
  "agent-delivery": lines(`What could you take off us? | Which chores of mine could you do?`),
  jobs: lines(`What vacancies have you got right now? | Which posts are you filling? | What open posts are there?
    What jobs do you have open?`),
  "machine-learning:feature-3": lines(`How often do you check that a model is still right?`),
  mistakes: lines(`I picture it writing nonsense to my best client | One blunder and our name is ruined
    It will surely say something stupid some day | My nightmare is a wrong mail to a thousand people
    Who notices when it does something wrong? | I've read so much about machines that make things up`),
  "human-approval": lines(`I won't let a program do things behind my back | It mustn't send a cent without my say
    Do I keep the last word? | I need to see everything before it goes out | Will it do things that I never agreed to?
    I don't want to be surprised by what it did overnight | Somebody of us has to nod first, is that how it works?`),
  "jobs-lost": lines(`My people think they're being replaced | I can't look my staff in the eyes if this costs jobs
    The union will ask who has to go | Is this a way to get rid of my assistants? | What do I tell the girl who does this today?
    My team is afraid of it`),
  ownership:
    lines(`I don't want to be stuck with you | What if you disappear tomorrow? | Are we trapped once we've begun?
    Could another company take over what you built? | I fear we'd depend on you for ever | Whose is it once it's built?`),
  security: lines(`Our IT man says this is a hole in the wall | How do I calm down our security officer?
    What keeps strangers out of our data? | Can it see things that it shouldn't? | I'm uneasy about giving it our logins`),
  compliance: lines(`Our lawyer is nervous about privacy laws | We handle health data, are we even allowed with you?
    Which privacy rules do you say you follow? | My customers in Europe care about data protection`),
  "data-kept": lines(`I'd rather not leave my address lying around with you | Will I get spam after I write to you?
    What becomes of my message once it's answered? | Do you sell what I type in? | How do I make you forget me?`),
  "stop-anytime":
    lines(`I'm afraid of a project without an end | Can we pull out halfway? | What if we lose patience in week two?
    I want a door to leave by | Do I have to go through with all of it?`),
  "price-in-writing": lines(`I've been had by open-ended invoices before | The bill won't double in the end, will it?
    I need a fixed sum before I say yes | Do I know what I'll owe before you begin?`),
  "for-solo-operators": lines(`Surely this is only for big firms | I'm on my own, would you even talk to me?
    It's just me and a laptop | Isn't that too much for a one-man shop?`),
  "for-mid-sized-teams": lines(
    `There are thirty of us, are we too small or too big? | We grow and everybody only copies and chases`,
  ),
  "for-enterprises": lines(
    `We're a group with thousands of staff and strict rules | Can you cope with our approval chains?`,
  ),
  "after-launch":
    lines(`And then we're alone with it? | Who helps us after the start? | Do you vanish once it's delivered?
    Nobody looked after our last software, how about yours?`),
  promise: lines(`This smells like snake oil | Everyone promises miracles with AI | Thirty percent, says who?
    How would I know that it really saves time? | I don't believe such figures`),
  "stories-fictional":
    lines(`These success stories look too good | Did that clinic really exist? | Are the figures of your cases real?
    Is that testimonial made up?`),
  "role-sheet": lines(`How do I know what it may do and what not? | Where is it written what its job is?`),
  logs: lines(
    `How can I find out later what it did? | I want proof of every step | Can I look over its shoulder afterwards?`,
  ),
  languages: lines(`My customers write in three languages | Half of our guests don't speak English`),
  integrations: lines(`We don't want to learn yet another tool | Do we have to change our programs for you?
    Everything here runs in mail and spreadsheets, is that a problem?`),
  "legacy-systems": lines(`Nobody dares to touch our old machine | Our software is older than I am
    The vendor of our program is long gone`),
  playground: lines(`I want to see it before I speak to anybody | Show me one at work | I don't buy what I haven't seen
    Somewhere to poke around without leaving my email?`),
  time: lines(`I can't wait half a year | Will it be there before summer? | How soon would I feel a difference?`),
  audit: lines(`Where's the hook in the free talk? | Nothing is free, so what do I pay for the audit?`),
  "ai-security": lines(`Could somebody trick your agents? | What if a customer tries to fool the agent?
    Are your agents safe against prompt injection? | Can the agent be talked into giving things away?
    How do you protect an agent from manipulation? | Might a hacker use our agent against us?`),
  "ai-security:feature-2": lines(`Do you attack your own agents to test them? | How do you test that it can't be fooled?
    Do you try to break it before we get it?`),
  "ai-security:feature-1": lines(`Could an employee misuse the agent to see data? | Which rights does an agent have?`),
  "enterprise-integration:service-2": lines(
    `Does the agent spot fraud by itself? | Does it decide that somebody is a criminal?`,
  ),
  "try-privacy": lines(
    `Can other visitors see the text I paste in the demo? | Does the demo text stay on your machines?`,
  ),
  "custom-training": lines(`Is role-based access on your enterprise list? | What's on the list for enterprises?`),
} as const;
