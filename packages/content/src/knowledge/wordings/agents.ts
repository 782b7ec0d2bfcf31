import { lines } from "./lines.ts";

/** Of the Agent Library, the playground and the demos, by the passage that answers. */
export const agentWordings = {
  agents: lines(`what agents are there
    list your bots
    show me the library
    which ready-made agents can I get
    how many agents do you offer
    what kinds of bots do you sell
    names of your agents
    agent for slack`),
  "sales-support-agent": lines(`bot for leads
    something that answers inquiries at night
    whatsapp agent
    sales bot
    can it reply to prospects and book a meeting
    who answers leads outside office hours
    agent for our website chat
    the sales one`),
  "finance-bookkeeping-bot": lines(`accounting bot
    bookkeeping agent quickbooks
    match my receipts
    enter supplier invoices in quickbooks
    type supplier invoices into quickbooks
    the finance one
    something for invoices and payments
    can it do my books
    agent for notion
    reconcile bank payments`),
  "promo-content-generator": lines(`marketing agent
    who writes our social media
    newsletter bot
    instagram posts
    the content one
    something that drafts linkedin posts
    product descriptions
    does it post by itself`),
  "sales-support-agent-sheet": lines(`who is the boss of the sales agent
    working hours of the sales agent
    may the sales agent give discounts
    what must the sales agent ask
    what can the sales bot send on its own
    is the sales agent on all night`),
  "finance-bookkeeping-bot-sheet": lines(`who does the bookkeeping bot report to
    when does the finance bot run
    at what hour does the bookkeeping bot start
    may the finance bot pay invoices
    what must the bookkeeping bot ask
    what may the finance bot write`),
  "promo-content-generator-sheet": lines(`who does the content agent report to
    when are the drafts there in the morning
    what must the content generator ask
    may the content agent publish
    working hours of the promo generator`),
  "sales-support-agent-does": lines(`what does the sales agent do exactly
    how does the sales agent qualify a lead
    what questions does the sales bot ask
    does it hold slots in our calendar
    where does the sales agent get its answers
    tasks of the sales agent`),
  "finance-bookkeeping-bot-does": lines(`what does the bookkeeping bot do exactly
    does it collect receipts from email
    does it write into quickbooks
    how does it remind late payers
    where does it keep open items
    tasks of the finance bot`),
  "promo-content-generator-does": lines(`what does the content agent do exactly
    can it turn one note into several posts
    does it stick to our wording
    does it report which drafts were used
    how does the content generator work
    tasks of the promo agent`),
  voice: lines(`can it sound like us
    tone of voice
    witty or professional
    can the bot be casual
    how will it talk to customers
    voice customization
    set the style`),
  waitlist: lines(`sign me up for news
    waiting list
    tell me when new agents are out
    how do I get on the list
    newsletter about new roles
    what do you ask on the waitlist`),
  playground: lines(`can I try it
    free trial
    demo
    see it live
    test an agent before buying
    is there something to play with
    show me how it works in practice
    do I have to register for the demo
    I want to watch one work`),
  "demo-sales-assistant": lines(`sales demo
    show the sales assistant
    demo that answers a price request
    what does the sales assistant demo show
    how fast does the demo answer a lead
    example of a reply to a lead`),
  "demo-client-onboarding-helper": lines(`onboarding demo
    show the onboarding helper
    what happens after a proposal is signed in the demo
    client onboarding example
    demo of setting up a new client`),
  "demo-daily-ops-tracker": lines(`operations demo
    morning report example
    what is the daily ops tracker
    when does the ops tracker run
    demo with the morning list
    show the tracker`),
  "try-agents": lines(`can I paste my own text
    try with my own data
    which agents can I test live
    where can I run an agent on my text
    use the demo with my inquiry
    hand work to a demo agent`),
  "try-privacy": lines(`is what I paste in the demo stored
    what happens with my text in the playground
    does the playground save my input
    privacy of the demo
    do you keep what I type into the demo
    is my pasted proposal safe`),
  capabilities: lines(`what can an agent do
    features
    what is it capable of
    list of abilities
    functions of an agent
    what are the six capabilities`),
  "capability-reads": lines(`can it read PDFs
    does it understand emails and forms
    what files can it read
    can it read spreadsheets
    does it handle chats and attachments
    in which format must documents be`),
  "capability-works": lines(`does it write into our CRM
    can it enter things in the calendar
    where does the agent write
    does it work in our help desk
    can it update the ledger
    does it use our own tools`),
  "capability-source": lines(`does it say where the answer is from
    can it cite the document
    does it name the page
    how do I check its answers
    sources of the answers
    does it show references`),
  "capability-corrections": lines(`does it learn
    what if I correct a draft
    does it get better over time
    will it repeat the same error
    can I teach it
    how does feedback improve it`),
  "chat-demo": lines(`chat with a person
    live chat
    is there support chat
    who can I chat with
    contacts of the chat
    chat demo
    what does technical support answer`),
  "websocket-demo": lines(`websocket
    real-time demo for developers
    raw messages
    technical demo
    socket connection demo
    show me the protocol`),
  "custom-agent": lines(`we need something special
    my task is not in the library
    can you build something individual
    tailor-made agent
    an agent just for us
    bespoke bot
    do you make agents from scratch`),
} as const;
