import { lines } from "./lines.ts";

/** Of what worries visitors, and of long stories that end in a question, as visitors say it. */
export const askedStoriesWordings = {
  "machine-learning": lines(`what is machine learning good for | what can machine learning do for us
    what's machine learning useful for in a company | why would we use machine learning | uses of machine learning`),
  "gpt-customization": lines(`what is a custom gpt good for | why would I need a custom gpt
    what can a custom gpt do for a team`),
  "no-code-integrations": lines(`what are no-code integrations good for | why no-code | what can no-code do for us`),
  "workflow-automation": lines(`what is workflow automation good for | why automate workflows
    what can workflow automation do for us`),
  "enterprise-integration": lines(`what is enterprise integration good for | what can enterprise integration do for us
    why enterprise integration`),
  "ai-consulting": lines(`what is ai consulting good for | why would we pay for consulting
    what can a consultant do for us`),
  "agent-delivery": lines(`what is agent delivery good for | what can a delivered agent do for us`),
  "human-approval": lines(`my boss would never let a machine move money | I'd sleep badly if software could pay bills
    our treasurer says no computer touches the bank account | what stops it from wiring cash to the wrong person
    I need to see every contract before it goes out | will it do things behind my back
    what if it gives away our margin | my wife says never let a robot sign anything
    we're a law firm, nothing may leave without a partner's ok
    a mistake with a prescription would be terrible, does a person look first
    I don't want a robot to negotiate with my clients | we had an intern who promised too much, will the agent do that
    nobody should be paid without my signature`),
  mistakes: lines(`I've seen chatbots tell people complete nonsense
    my customers would be furious about a wrong answer | what if it books the wrong patient
    a colleague's company had a bot that embarrassed them | AI is only guessing, isn't it
    how can I be sure it understood the invoice | everybody says these things make stuff up
    our auditor will tear us apart for one wrong entry | what if it tells a client the wrong price
    we can't have it improvise | who catches it when it slips | one bad message and our reputation is gone`),
  "jobs-lost": lines(`my bookkeeper cried when she heard about AI | I promised my staff nobody has to go
    people in the warehouse think you come to fire them | my secretary is 58, what will become of her
    I don't want to be the boss who replaces people with robots | the works council fears for jobs
    is my own job in danger`),
  promise: lines(`every vendor says they save us time | show me that it isn't just talk
    how would my accountant see the difference | sounds too good | thirty percent is a bold claim
    what makes you think it works here | I have been promised savings three times already
    our last consultant promised the moon | how do we know afterwards that it was worth it`),
  price: lines(`my husband wants to know what this will cost before we go on | I'm a small baker, is it affordable
    the board gave me 4000, can I get something for that | tell me straight, what do I have to pay to begin
    I'm scared of consultants' bills | what's the smallest amount I can start with
    we're a charity with little cash, what's the entry | we run two vans, is that even in our price range`),
  "price-in-writing": lines(`the last agency doubled the bill in the end | I want no surprises on the invoice
    nobody ever tells me the final figure up front | I won't sign anything without a fixed sum
    will you nickel and dime us | I've been burned by change requests`),
  "price-model": lines(`I hate paying every month for software I don't use | please not another subscription
    is there a rolling fee that never ends | we already pay for twelve tools a month | will I be paying you for ever`),
  audit: lines(`I don't want to pay just to hear a sales pitch | what's the hook with the free thing
    do I owe you anything if I say no | is the free session a trick | could you take a look at my office for nothing
    I only want somebody to tell me honestly if it makes sense | before we spend a cent, can somebody look at our work
    can you tell me what not to automate`),
  "your-part": lines(`we're drowning already, how much work do you make for us | my team can't take on another project
    nobody here understands computers | I'm the only one who knows how it's done, is that a problem
    I have maybe an hour a week for this | do you need our best person for weeks
    who from my office has to sit down with you | will it disturb our busy season
    we're four nurses and a receptionist, who would have to do what`),
  time: lines(`we can't wait half a year | my season starts in six weeks | the last IT project dragged on for two years
    I need relief soon, how fast can you be | when would my receptionist feel the difference
    is it running before the summer | I'm impatient, when does it go live | will I see something this quarter`),
  "time-integration": lines(`our IT says connecting anything takes forever
    we have approvals for everything, how long would you need | the warehouse system is a dinosaur, how many months
    everybody tells me integration is endless`),
  security: lines(`I'm afraid someone could steal our client files | what if your system gets broken into
    we keep very private things about our clients | can a disgruntled employee of yours look at our data
    my IT guy will ask how it's protected | I don't sleep well with our data in the cloud
    our files are worth gold to the competition`),
  compliance: lines(`our data protection officer will want to see something | we treat patients, so what about the law
    the regulator is strict with us | my lawyer asks if we may do this with european customers
    I could be fined, are you in line with privacy rules | we're a pharmacy with health data`),
  "data-kept": lines(`I don't want to be called by salesmen for years after filling in a form
    what will you do with my phone number | I regret sending you that form, can you remove it
    how do I know you'll not sell my address | will I end up on some mailing list
    how long does my message lie around at yours`),
  ownership: lines(`the last agency held our accounts hostage
    an agency locked everything in their own account and we lost it | what if you go out of business next year
    I don't want to be married to you | can we walk away and still have everything
    if I fire you tomorrow, what do I keep | our former supplier took the passwords with him
    I want no dependency on one vendor | can my nephew who codes take it over`),
  logs: lines(`if a customer complains, can I find out what it said
    the auditor asks why something was paid, can I show it | I want to look over its shoulder
    how would I find out who approved that discount | black boxes scare me
    I must be able to prove every step to the tax office`),
  "after-launch": lines(`agencies always vanish after the last invoice
    I'm worried we'll be left with a thing nobody understands | who takes care of it when you are gone
    what if our price list changes after a while | what if it starts acting up in spring
    do I get somebody to talk to once it's live | who keeps it in shape`),
  "stop-anytime": lines(`I don't want to be trapped in a long contract | what if my partners change their minds
    if it's not for us, can we leave after the first bit | we like to try things without marrying them
    how do we get out if it doesn't feel right`),
  "who-we-build-for": lines(`we're just a small shop in a village, would you even bother
    I think we're too tiny for this | aren't you only for big companies | it's just me and my sister
    we are three hundred people, too many for you | our trade is old-fashioned, is it for us
    I run a kennel, would that work`),
  integrations: lines(`I won't throw away the software my people finally learned
    do we have to switch to your programs | everything we have is in spreadsheets, is it hopeless
    we use a strange tool nobody has heard of, can you work with it | my team refuses to learn yet another app
    we have one program for bookings and one for bills and they don't talk | does it mean new software for everybody`),
  "legacy-systems": lines(`nobody dares to touch our old system | the man who wrote our program is retired
    our software only runs on a green screen | everyone tells us our system can't be connected
    it has no interface, only printouts and files | we still run a program from the eighties`),
  "ai-security": lines(`what if a stranger tricks the agent by mail | could someone talk our bot into something stupid
    I read that chatbots can be manipulated | a clever customer might fool it
    scammers write to us every day, what would the agent do`),
  "ai-security:feature-1": lines(`my colleague says these tools see much more than they need
    it shouldn't look into payroll | why would it need access to everything | can we keep it out of some folders
    I don't want to give it the keys to the kingdom`),
  "ai-security:feature-3": lines(`if it goes mad, how do I turn it off | I want a big red button
    how quickly can we shut the thing down | can it be shut off on a Sunday night
    I want to be sure that it can be stopped | can you undo what it did | is what it had begun reversible`),
  "ai-security.payment-checks": lines(`we once paid a crook who changed the account number in an email
    somebody pretended to be our supplier | I'm afraid of fake invoices`),
  "finance-bookkeeping-bot": lines(`my wife does the books until midnight | I have a drawer full of receipts
    bills and receipts eat my weekends | our bookkeeper retires and I can't find a new one
    every month the same mess with receipts | accounting takes all my evenings
    we're always late with the month's numbers`),
  "finance-bookkeeping-bot-does": lines(`half my clients pay late and I hate writing reminders
    I'm too shy to chase people for money | who tells customers that their bill is overdue`),
  "sales-support-agent": lines(`people write to us at night and buy elsewhere by morning
    I answer inquiries days later because I'm on the road | our leads go cold
    I'm a realtor and can't answer while I drive | by the time we reply they've bought from someone else
    my salespeople forget half of the inquiries | we get fifty messages on whatsapp a day`),
  "promo-content-generator": lines(`our instagram is dead because nobody has time | I never know what to post
    marketing always comes last here | the newsletter hasn't gone out for a year
    I stare at a blank page when I have to write about our products
    my daughter used to write our posts but she moved out`),
  "agent-delivery.recall-reminders": lines(`patients simply forget to come back
    our hygienist has empty hours because nobody calls patients
    my receptionist spends her mornings ringing people about checkups`),
  "machine-learning.demand-forecast": lines(`my sister orders by gut feeling and we throw half of it away
    we always have too much on Mondays and too little on Saturdays | tell me how many rolls to bake
    half of our vegetables rot | we run out of the best sellers each christmas | how much should we buy for next month`),
  "gpt-customization.policy-answers": lines(`I'm in HR and answer the same ten questions every day
    everyone asks me how many days off they have left | people don't read the handbook, they ask me`),
  "gpt-customization.clause-lookup": lines(`our contracts are in a thousand files and nobody finds a thing
    a paralegal searches half a day for one paragraph | we have to find every agreement with a certain wording`),
  "workflow-automation.repair-tickets": lines(`tenants ring me day and night about broken boilers
    I manage 300 flats and my inbox explodes | who sends the plumber when a tenant writes`),
  "ai-automation.missed-calls": lines(`I'm under a sink when people call | I lose jobs because I can't pick up
    while I'm on a ladder the phone rings`),
  "ai-automation.document-chasing": lines(`my clients never send their papers in time
    every year I beg people for their receipts | half my job is asking for missing documents`),
  "ai-automation.group-requests": lines(`my reception needs an hour for each group offer
    a wedding inquiry takes me a whole evening`),
  "no-code-integrations.stock-sync": lines(`we sold the same lamp twice on two platforms
    our shop says in stock and the shelf is empty`),
  playground: lines(`I'd like to see one before I believe it | show me, don't tell me
    I don't want to talk to a salesman, just see it | I need to see it work before I spend that much
    where can I look at one without giving my email | can my team have a look at it first`),
  customers: lines(`has this worked for anybody yet | I don't want to be your first guinea pig
    tell me about someone like us | which dentist did you help`),
  "stories-fictional": lines(`these stories sound invented | too perfect to be true, these testimonials
    are these people made up | would the dental clinic confirm that`),
  "ai-consulting.readiness-training": lines(`my managers have no clue about this stuff
    people here need to learn how to work with it | can someone train my department heads`),
  "consulting-leave-with": lines(`I need a list of what to do first and what to forget`),
  "services-consulting": lines(`how many days would you spend with us for the consulting
    how much of my calendar does the consulting block | is a week enough for you to judge our work`),
  "ai-consulting:service-1": lines(`the board wants one page with numbers
    my directors want to see figures on a single sheet | I have to convince my board on paper`),
  languages: lines(`our guests speak five languages | half the customers write in Polish, would that be polite
    my clients are mostly Spanish speakers`),
  email: lines(`I just want a human being | no bots please, a real person
    I don't trust forms, is there an address to write to | my question is complicated, who can I ask`),
  hours: lines(`I can only talk after work, are you there then | I'm in California, when can I reach you
    is it worth writing to you on a Sunday`),
  "run-sales-assistant": lines(`how quickly did the demo reply to the price request
    how many minutes did the demo need to answer`),
  "demo-daily-ops-tracker": lines(`the one that sorts my to-do list in the morning | what do I feed the tracker demo`),
  "ml-history": lines(`how many years of sales figures do you need for a forecast
    we only kept two years of records, does that do | do you need our old data for a sales forecast`),
  "enterprise-integration:service-2": lines(`does the machine judge a payment alone
    who judges a suspicious payment at the bank | fraud alarm, does a human look at it`),
  "job-head-of-sales-preferred": lines(`which languages help in the sales role | is English needed for the sales lead`),
} as const;
