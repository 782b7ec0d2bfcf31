import { lines } from "./lines.ts";

/** What is particular to each small fact about company and its forms, asked by people who never saw the page. */
export const particularCompanyWordings1 = {
  "what-we-build": lines(`what are your three flagship products | which five kinds of work do you do
    Do you only make agents, or also forecasts, consulting and integration? | list of your service lines please
    I know you make a bookkeeping bot, what are your other flagship agents?
    agents, consulting, machine learning, what else is in your range
    Somebody told me you sell three ready agents. Which ones?
    overview of your company's offerings and main products | name the agents you are best known for
    Is machine learning among the kinds of work your company does?
    surely you build more than chatbots, what are your lines of business?
    vendor capability overview, practice areas and flagship agents`),
  "intake-form":
    lines(`what do I have to fill in on the intake form | who reads what I send in the form, a person or a bot?
    Do I have to give my phone number in the intake form? | which fields does your form have
    I want to describe our repeated task somewhere, where do I write it?
    Will a human answer me after I submit the form?
    is name and email enough for your form or do you want company data
    I don't like long questionnaires, how much does your intake ask?
    submit a repetitive task of my team for you to look at | surely a machine answers your intake form?
    intake questionnaire for new prospects, required data
    Somebody should look at the chore my team does each week. Where can I send it?`),
  "story-supplier-analysis": lines(`who was it that cut analysis time by three quarters
    what did Pellwater do before, and how long did their vendor review take?
    was the four-day supplier review at Pellwater a true case
    A research firm's vendor study took four days, how long does it take with the agent?
    75 percent less time on supplier analysis, for which company?
    Does the analyst at Pellwater still spend a whole day checking? | is Pellwater Research a real client
    Our weekly vendor review swallows four days, has anyone got that down to one?
    did Pellwater fire its analysts once the agent did the draft?
    which story on the front page is about a four-day supplier review | how many hours did Pellwater save each week
    I'm sceptical of the 75% claim about vendor analysis, are those people fictional?`),
  "story-lead-replies": lines(`how fast does the dental practice on the front page now answer enquiries
    eleven hours down to four minutes, who was that? | what happened to Osprey Lane's midnight enquiries
    Is Osprey Lane Dental an actual practice?
    At my practice night enquiries sit until ten, has another dentist fixed that?
    four minutes to first response, which customer achieved it?
    did the dentist get appointments for a call booked while asleep
    What was the first response time at Osprey Lane before the agent?
    who said they get leads answered before they are awake
    surely that dentist with four-minute replies is invented?
    did people writing to Osprey Lane at night get a call slot as well as an answer
    speed to lead in dentistry, do you have an example?`),
  "story-month-end-close":
    lines(`how many days did Quillon save at month end | is there an example of a forwarder closing the books in two days
    who needed three people and a folder of PDFs for the close | Is Quillon Freight a made-up company?
    Our month-end takes six days, has someone with that got it shorter? | what made Quillon's close mostly a review
    does matching receipts every day really shorten the monthly close, any story?
    six days to two, was that the accounting story? | R2R cycle time cut in freight, do you have a case?
    Did the bot at Quillon do the books daily or only at the end?
    I doubt a bot can shrink our monthly close, who has tried it?
    how long did Quillon take to shut the month before`),
  "principle-fast": lines(`how many weeks until the first agent is working | what do you do if a plan needs a whole year
    Our IT roadmap says twelve months, would you accept that? | do you take on year-long rollouts or shrink them
    is quick start one of your values, and what does it mean?
    I can't wait a year for results, how do you think about speed?
    surely it takes many months before the first agent does anything?
    weeks or months to go live with agent number one?
    Do you look for a smaller beginning when a project is too long? | time to value, what is your principle on that
    Our board wants a big twelve-month programme, would you start smaller?
    what does being fast mean to you as a company`),
  "principle-useful": lines(`what do you switch off an agent for | do you pull the plug if an agent brings nothing
    How do you measure whether an agent is any good, hours or errors?
    I fear we keep paying for a bot that helps nobody, what then? | which two figures is an agent judged by
    if nothing improves, does the thing keep running? | is usefulness a principle with you and how do you test it
    KPIs for an agent, what are they? | Would you honestly turn off your own product when the numbers stay flat?
    last vendor left a useless tool running for years, would you do the same
    Do mistakes count in how an agent is rated, or only time saved? | what happens to agents that make no difference`),
  "principle-culturally-aware": lines(`will the agent write to people in their own language as a matter of principle
    does it learn our manners from our team
    Our Japanese clients expect formal politeness, where does the agent learn that?
    who teaches the agent how we address people, you or our staff?
    do you care about cultural etiquette in messages | surely a bot sounds rude to people from other cultures?
    is respecting customs of different cultures one of your values | Du or Sie, how would an agent pick it up?
    We serve immigrants from ten countries, do you think about politeness norms?
    what does being aware of culture mean at your company
    Does the agent copy courtesy and tongue from the people already on our team?
    localisation of tone and courtesy, is that part of your principles?`),
  "principle-ecosystem-focused":
    lines(`do we keep the keys and flows if we part ways | who owns the automations you build, you or us
    Do you build into our existing software or bring your own platform?
    vendor lock-in worries me, what do you leave behind? | are the keys and the workflows handed to the client
    does everything you make stay with us, including logs and flows?
    what does ecosystem mean among your principles
    If you went bust, would we still hold the credentials and the flows?
    is leaving customers the keys one of your values
    Surely you keep the workflow definitions hostage like the last agency did?
    We don't want another portal, is building into current software a principle of yours?
    flows, keys, logs: whose are they at the end`),
  "for-solo-operators": lines(`I'm a one-woman business, do you even take people like me? | do you work with freelancers
    just me and my inbox, is that too small for you? | Is there something for a single person with no staff?
    I'm on the tools all day and can't answer mail, would an agent reply meanwhile?
    sole trader here, am I too tiny a client? | surely you need at least a team before an agent makes sense?
    would the first agent answer while I'm with a client, since I work alone
    One-person company with one mailbox, do you build for that?
    self-employed with no employees, can I be a customer
    I run everything by myself, what would the first agent do for me? | do solopreneurs count as your target group`),
  "for-mid-sized-teams":
    lines(`we are sixty people, are we the right size for you | what headcount do you mean by mid-sized
    Our growth just means more copy-pasting, do you build for firms like ours?
    is 200 employees still mid-sized to you? | do you work with a company of about forty
    Every new hire here ends up chasing people for answers, are we your kind of client?
    twelve staff, do we count as a mid-sized team? | SME with 150 heads, do you serve that?
    We grew to eighty and drown in chasing and retyping, is that typical of your clients?
    surely a 30-person company falls between your offers? | from how many people up is a team mid-sized for you
    Are you suited to a growing business between ten and two hundred people?`),
  "for-enterprises":
    lines(`do you take on big regulated corporations | can you cope with approval chains in a large group
    We are a bank with auditors in the house, is that beyond you? | is a company of five thousand too big for you?
    surely small vendors like you can't handle regulated systems?
    do you build for corporates with audit obligations
    Our sign-off passes through five levels and may never be skipped, do you build for such firms?
    large enterprise with SOX duties, do you serve us? | Are multinationals among the companies you build for?
    we have strict approval chains that must not break, are we a fit
    Insurers and other supervised groups, do you work with them?
    too large and too regulated for an outfit like yours?`),
  "for-underserved-industries":
    lines(`do you work with nonprofits | we're a charity that nobody writes software for, would you build for us?
    are plumbers and roofers among your customers
    Our trade has been ignored by software makers, do you take us on?
    is a small clinic a kind of client you build for? | which industries do you think were forgotten by software
    surely you only serve tech companies and not a haulage yard?
    I run a joinery where everything is on paper, are you for people like us?
    do you build for trucking outfits and craftsmen | NGO here, are you interested in sectors like ours?
    Niche sectors without decent tools, do you serve those?
    old-fashioned line of work that IT left behind, would you still help`),
  "home-benefits":
    lines(`is the agent trained on our own documents and rules | what are the four things every agent comes with
    Does the agent sit within our present tools, learn our rules and log everything?
    what is an agent made of, in short? | Is it fed with our handbook or with generic internet knowledge?
    who owns the record of each action, and who approves the steps that matter?
    what do I get in an agent besides a chat window | surely it just makes things up instead of following our rules?
    Summarise an agent's ingredients: training, approvals, logging, location?
    is every single action written down in a log that belongs to us
    Would my staff need to learn a new app, or does the agent live where they already work?
    our policies differ from everyone else's, does an agent learn from our papers`),
  "home-permissions":
    lines(`what is the spending limit in the example permissions | can the agent export our customer list or is that barred
    Why does invoice 4417 need a human in the example? | may the agent prepare the payment run on its own?
    is reading the supplier mailbox permitted for the agent | does a payment of 1,284 dollars go through without me
    surely the bot could walk off with our client database?
    Over five hundred dollars, who has to release the payment?
    show me an example of allowed, ask first and forbidden for an agent
    drafting payments versus making them, what is the agent permitted?
    I'm scared of it paying bills alone, at what amount does it stop and ask?
    Which action is blocked outright in the permissions picture?`),
  "home-log":
    lines(`what did the bookkeeping bot match at 09:38 | which purchase order belongs to invoice 4417 in the activity feed
    what appointment was offered to the web lead in the feed
    Can I see a few example lines of what agents did one morning?
    was the contract drafted at half past nine sent or is it waiting? | what happened at 09:41 in the sample entries
    Who drafted a contract in the example timeline, and does it await my approval?
    which three agents show up in the activity list next to the map | PO 2231, what is it matched with?
    Does a log line carry the time and the amount, for example for a matched invoice?
    surely the onboarding contract wasn't sent out without anyone approving it at 09:30?
    I saw Tuesday 14:00 next to the map, what was that about`),
  "home-connections": lines(`what feeds into the agent in the diagram on the front page
    which systems does the agent write to in the drawing | does the pictured agent read the CRM or write to it
    Where does the agent put its results, in the ledger and calendar?
    three sources and two targets, what are they in the picture?
    does a web form go straight into the agent in the sketch
    In the drawing on your start page, is the mailbox an input or an output?
    what are the arrows on the home page sketch showing
    Is bookkeeping an output of the agent in your front-page illustration?
    upstream and downstream systems in the illustration, which ones?
    I couldn't read the drawing with my screen reader, what goes in and what comes out?
    one agent with web form, inbox and CRM, where does it write`),
  "home-run": lines(`how long did the example onboarding run take | what triggered run 0182
    what gets set up automatically once a proposal is signed
    When was the kickoff booked in the onboarding example?
    does the welcome email tell the new client what to do before Thursday
    three minutes to onboard a client, what was done in that time?
    Which records are created for a new customer in the example run?
    After the client signs I make folders and billing by hand, can that happen by itself?
    is a billing profile part of the new client setup run
    surely a whole client setup can't be finished in three minutes?
    what does the onboarding run produce at the end, an email?
    new client signed, does the shared folder and the CRM entry appear automatically?`),
  "two-ways":
    lines(`should I begin with advice or with a GPT | the same questions keep coming from staff, which way in is right?
    I can't name a first task, so where do I begin? | when is a custom GPT the better start than consulting
    which of the two starting options suits us | Everybody asks HR the same ten things, advice or GPT first?
    We know we want AI but not for what, is advice the right entry?
    surely everyone must buy consulting first, or can I go straight to a GPT? | two entry points, how do I choose?
    No idea what to automate first, GPT or advisory?
    what decides between beginning with counsel and beginning with a chatbot on our documents`),
  "consulting-week": lines(`how long do you sit beside our people in the consulting
    do you watch the work for a week or only interview managers
    What is in the list we get after the consulting week?
    who decides what gets handed over after you rank the work?
    does each task above the line come with a price and a date
    what exactly is counted during the week you spend with us | would you shadow our office staff for five days
    surely you consultants decide which tasks get taken off us?
    shadowing, counting, ranking: is that the automation consulting?
    Does the result name the system and the owner of each task?
    I expect a slide deck from consultants, what do you hand over instead after a week?
    how do you find out which jobs recur, by observing us`),
  "gpt-sample": lines(`can I fly business to Lisbon according to the example
    what happens when the custom GPT finds no page for a question
    does the GPT cite the page of the policy it answers from | Where did the visa question go in the example?
    is economy required for flights under six hours in the sample policy
    surely the GPT invents an answer when our handbook says nothing?
    which page of the travel policy does the sample answer quote
    Does a question without a source get passed to HR?
    I want staff answers with a page reference, do you have a demo answer?
    travel policy bot, how does its reply look? | An employee asks about a visa and nothing is written, who gets it?
    does the answer start with a plain no and then quote the rule`),
  "audit-sheet":
    lines(`how many tasks were counted in the example ops audit | how many out of a hundred were worth handing over
    Which agent came first out of the sample audit? | do hiring and pricing stay with humans in the audit example?
    what day of the program does the audit sheet show
    surely pricing was not given to a machine in that sample audit? | on day seven of thirty, what has been found?
    Thirty out of one hundred, what does that figure on the audit mean?
    what did the example operations audit decide to keep with people
    Is answering leads the first thing handed over in the sample audit?
    ops audit findings, any example sheet with numbers?
    I'd like to see what a week of auditing yields, how many tasks qualify?`),
  "services-start": lines(`what do I write to get a call with you | how long should my first message be before a call
    do you tell me what to bring to the call | who proposes the time for the call, you or me?
    Is there a calendar to pick from, or do you reply with a slot?
    I don't want to fill in a long form, are two lines enough? | what should those first two lines be about
    surely I need a full brief before you agree to talk? | arranging an intro call, how does it work?
    After I describe what we repeat, what comes back from you? | do I have to prepare anything for our first talk
    we do the same thing over and over, what do I send so we can speak?`),
  "services-questions": lines(`which three services do you offer and what question does each answer
    what's the difference between your consulting, agents and integration | Which service gets it into our systems?
    who does it, what to hand over, how it connects: which offer is which?
    I only need to know what to delegate, which service is that?
    we already know the task and need something to do it, which of your services?
    is integration a separate service from the agents
    surely consulting and integration are the same thing with you?
    Our ERP hookup is the hard part, which of your three offers covers that?
    is Custom AI Agents about who does the work or about what to hand over
    your service menu confuses me, how are the three offers split?`),
} as const;
