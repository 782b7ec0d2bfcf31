import { lines } from "./lines.ts";

/** What this site says, asked by strangers in few words. */
export const strangerWordings1 = {
  price:
    lines(`how much cost the first agent | price of the first agent | cost of one agent | what does agent number one cost
    what do we pay for one | the price for a single agent | how much for just one bot | what is the entry price
    starting price of an agent | how much cost a agent | is it under three thousand
    what's the cheapest way to begin | how many dollars to start | what should I budget for the first one`),
  "price-model":
    lines(`are there packages or one price | do you have a gold and a silver plan | is there a price table with tiers
    is it a subscription or a one-off | how is the price built | basic, pro, enterprise, or what`),
  "price-included": lines(`what's in the package for that money | does the price cover the set-up
    are the connections to our systems included | is testing part of the price | what exactly do I get for 2,500
    is the log included in the price`),
  "price-samples":
    lines(`the demo says fifteen percent off, is that real | is the volume discount in the playground valid
    are the prices in the demo true`),
  audit:
    lines(`is the first talk free | what does the audit cost | do I pay for the audit | what do I bring to the audit
    do I keep the result of the audit | is the audit without obligation`),
  "audit-booking":
    lines(`how do I begin | what's the first thing I should do | where do I sign up for the audit | I'm ready, what now
    how can we get going | what's the next step for me`),
  time: lines(`how many days does it take | when would it be up and running | how long from call to running agent
    how quickly is the first agent live | time until it works | is a month enough`),
  "time-integration": lines(`how long to connect an old mainframe | duration of a complex integration
    how many months for a difficult connection | our system is ancient, how long will that take
    weeks or months for the interfaces`),
  process: lines(`which steps does a project have | how does it go from start to end | what are the phases
    walk me through the program | how do you proceed`),
  "discovery-call": lines(
    `what happens in the first call | what do you ask in the discovery call | what will we talk about first`,
  ),
  "after-launch": lines(`what comes after go-live | who looks after the agent later | do you leave after launch
    is there help once it runs | who tunes it afterwards`),
  promise:
    lines(`what does the thirty percent mean | is 30 in 30 serious | what is your promise exactly | explain your slogan
    thirty of a hundred, how come`),
  "human-approval": lines(`does it pay bills by itself | who presses the button at the end | must a person say yes first
    can it act without us | who signs off | will it send money without asking | does a human check it first`),
  mistakes: lines(`what if it gets something wrong | who notices errors | how do you keep it from messing up
    what happens after a wrong step | will it hallucinate in front of customers`),
  "jobs-lost": lines(`will my people be fired because of it | does it replace employees | is my assistant's job safe
    do you kill jobs | what's left for the staff | does the team get smaller because of this`),
  "your-part":
    lines(`what do you need from our side | who of us has to take part | which access do you require | what do we prepare
    do we need an IT person`),
  hours:
    lines(`opening hours | when do you open in the morning | are you reachable at the weekend | what time do you close
    your opening times | which days are you there | is anybody there at 8 pm | hours on Friday
    which time zone are your hours in`),
  email: lines(`your mail address | how can I write to you | where do I send a message | contact email
    how do I reach a real person`),
  "who-we-build-for": lines(`are we too small for you | do you take one-person firms | who are your typical customers
    is it for large corporations only | do you work with companies of our size | for whom is it meant`),
  "who-is-behind":
    lines(`who is thirtyfold | tell me about your company | what kind of firm are you | what do you do in one sentence
    what is this company all about`),
  principles: lines(`which values do you have | what do you stand for | what are your principles | what guides you`),
  languages: lines(`does it write to my customers in Spanish | can the agent speak my clients' language
    in which languages can an agent answer | does it know German`),
  customers: lines(`do you have success stories | who has used this with success | any case studies | results of others
    are the stories on your page real`),
  partners: lines(`can we become partners | partnership request | how do I propose a cooperation
    we'd like to work together as companies`),
  accounts: lines(`where do I log in | how do I create an account | is there a customer login`),
  solutions: lines(
    `what do you offer | what kinds of solutions are there | list everything you sell | what can I buy from you`,
  ),
  services: lines(`which services do you have | what do you do for companies | three services, which ones`),
  integrations:
    lines(`does it work with the tools we have | which systems can it connect to | can it read our spreadsheets
    does it hook into a CRM | must we change our software | will it fit with our calendar and mail`),
  "legacy-systems": lines(`our software is from the nineties, any chance | can you connect to a system without an API
    green screen terminal, can you do that | old core system without interfaces`),
  "agent-or-gpt": lines(
    `what's the difference between an agent and a custom GPT | do I need a GPT or an agent | agent vs chatbot`,
  ),
  agents: lines(
    `which agents do you have ready | list of ready made agents | what's in the library | how many agents are there`,
  ),
  "sales-support-agent":
    lines(`what does the sales agent do | who answers my leads at night | which chat channels does the sales bot use
    can it book calls`),
  "finance-bookkeeping-bot":
    lines(`what can the bookkeeping bot do | which accounting software does it use | who sorts my receipts
    does the finance agent pay alone`),
  "promo-content-generator": lines(
    `what does the content agent write | does it post by itself | who approves the posts | newsletter agent`,
  ),
  playground: lines(`can I try it right now | is there something to click | do I need to sign up for the playground
    show me one at work | demo without a call`),
  voice: lines(`can it sound casual | which tones are there | will it have a voice`),
  waitlist: lines(`how do I get on the waiting list | where's the waitlist form | tell me when a new role is ready`),
  "custom-agent": lines(
    `can you build something not in the catalog | I need a special agent | our task is unusual, do you do that`,
  ),
  jobs: lines(`are you hiring | which positions are open | what jobs do you have | vacancies | do you have work for me
    any openings at the moment | which jobs are open`),
  "jobs-remote": lines(`can I work from home at your company | are the jobs remote | do I have to move for the job`),
  "jobs-contract": lines(
    `are the jobs permanent | full time or contract | how long do the contracts run | which job is a permanent one`,
  ),
  "jobs-experience": lines(
    `how many years of experience do you want | which job needs the least experience | am I senior enough`,
  ),
  "jobs-apply": lines(`how do I apply | what do I send with my application | where do I upload my resume`),
  compliance: lines(`are you GDPR compliant | is it okay with HIPAA | do you follow data protection law | CCPA?
    European privacy rules, do you keep them`),
  soc2: lines(`do you have SOC 2 | which certificates do you have`),
  uptime: lines(`what uptime do you promise | is there an SLA for availability | how available is it in percent`),
  security: lines(`how is our data protected | is it safe to let it into our systems | who can access what | encryption?
    what rights does an agent have`),
  "data-kept": lines(
    `how long do you keep what I send | when is my data deleted | can you erase my data | who gets to see my form`,
  ),
  ownership: lines(`who owns what you build | do we own the log | are we locked in | does it belong to us afterwards`),
  "stop-anytime": lines(
    `can we stop halfway | is it possible to quit after the second step | do I have to do all four steps`,
  ),
  "role-sheet": lines(`what is a role sheet | how do you define what the agent may do | who does the agent report to`),
  scale: lines(`does it cope with ten times more volume | what if our orders triple | can it handle peaks`),
  logs: lines(
    `can I see what it did | is everything written down | how do I check what it decided | what is in the log`,
  ),
  "capability-reads": lines(`which files can it read | can it read PDFs | does it understand mails and forms`),
  "contact-form": lines(
    `what can I choose as a subject in the contact form | does a person or a bot read the contact form`,
  ),
  "intake-form": lines(
    `what does the form ask | what do I write in the form | which details do you need in the intake form`,
  ),
  "intake-next": lines(
    `what happens after I send the form | when do I get an answer to my form | who answers my request`,
  ),
  "intake-fields": lines(`is my phone number required in the form | which fields are mandatory`),
  "apply-files": lines(
    `how large may my resume be | can I send a Word file | is a cover letter needed | pdf limit for the cv`,
  ),
  "founding-story": lines(`how did you get your name | why are you called Thirtyfold | how did it all begin`),
  "second-agent-when": lines(
    `when should we add a second agent | one agent or several to start with | when do most teams add a second one`,
  ),
  "ml-history": lines(`how much history does machine learning need | how many years of data do I bring`),
  "machine-learning": lines(
    `can you forecast our sales | do you build prediction models | what can machine learning do for us`,
  ),
  "enterprise-integration": lines(
    `do you work in regulated industries | can it run inside a bank's systems | agents for enterprises with audits`,
  ),
  "ai-consulting": lines(`do you advise us what to automate | we don't know where to begin, can you advise
    what do I get from the consulting`),
  "services-consulting": lines(`how long does the consulting take`),
  "no-code-integrations": lines(`can you connect our apps without programming | link two tools we pay for`),
  "workflow-automation": lines(`can you automate the steps between our systems | automatic invoice approval`),
  "ai-security": lines(`how do you stop somebody from tricking the agent | is it safe from prompt injection
    what do you do against smuggled orders`),
  "ai-security:feature-2": lines(`do you test against fake invoices | do you try to fool your own agents`),
  "ai-security:feature-3": lines(`is there an off switch | can we stop the agent at once | who can turn it off`),
  "principle-useful": lines(`what if the agent isn't worth it | do you switch off useless agents`),
  "for-solo-operators": lines(`I work alone, is that something for me | freelancer with one inbox`),
  "for-enterprises": lines(`do you work for large corporations`),
  "for-underserved-industries": lines(`do you build for clinics or trades`),
  dashboard: lines(`how do I get into the dashboard | can I register for the admin area`),
  "agent-delivery":
    lines(`what do you hand over at the end | is it a finished agent or a kit | who gets a working agent and how
    I want an agent in our own tools, ready to go`),
  "gpt-customization":
    lines(`a chatbot that knows our handbook | can it answer from our PDFs with the page | assistant for our documents
    it should say so when it doesn't know`),
  "ai-powered-automation": lines(
    `what's the thirty day program | how do you get to thirty percent in a month | the program in short`,
  ),
  "agent-delivery.order-questions":
    lines(`customers keep asking where their parcel is | we run a web shop, half of our mail is where is my order
    can it tell buyers the state of their parcel`),
  "agent-delivery.viewing-requests":
    lines(`people want to see flats and nobody answers in time | real estate viewings, can that be scheduled
    we're brokers and lose buyers who want a viewing`),
  "agent-delivery.recall-reminders": lines(
    `patients forget their check-up | dentist chair stays empty | can it remind patients and book them`,
  ),
  "agent-delivery.orders-by-email":
    lines(`orders arrive by mail and we type them over | wholesale, orders come as text in emails
    can it fill our stock sheet from the inbox`),
  "gpt-customization.clause-lookup": lines(
    `lawyers here search contracts for hours | find a clause in hundreds of contracts | which page is that clause on`,
  ),
  "gpt-customization.policy-answers":
    lines(`HR gets the same questions about leave all day | employees ask about travel rules
    answers from the staff handbook`),
  "gpt-customization.tier-one-support": lines(`how-to tickets eat our support | first level support for our software
    can it answer simple tickets from the help pages`),
  "gpt-customization.machine-manuals":
    lines(`our technicians look for fault codes in thick manuals | torque values at the machine
    manual on the phone for mechanics`),
  "workflow-automation.proof-of-delivery": lines(
    `signed delivery notes pile up | a pallet went missing and nobody noticed | match delivery slips to orders`,
  ),
  "workflow-automation.invoice-approval":
    lines(`invoices wander from desk to desk for a signature | check a bill against the purchase order
    approval of supplier invoices`),
  "workflow-automation.client-reporting":
    lines(`monthly reports for clients take days | agency reports, numbers from five tools
    draft the report for the account lead`),
  "workflow-automation.repair-tickets":
    lines(`tenants complain about broken things | property manager, messages about repairs
    who sends the plumber to the tenant`),
  "no-code-integrations.stock-sync": lines(
    `shop and warehouse show different stock | we sold something we did not have | keep marketplace and shop in step`,
  ),
  "no-code-integrations.donor-receipts": lines(
    `donors wait for a receipt | charity, receipts at year's end | thank donors automatically`,
  ),
  "no-code-integrations.booking-to-billing":
    lines(`our studio types each booking three times | from booking to bill without typing
    yoga studio bookings and invoices`),
};
