import { lines } from "./lines.ts";

/** The same of agents, demos, forms and contacts. */
export const everydayAgentWordings = {
  agents: lines(`which agents can I choose from
    what bots do you have
    which ready agents are there
    how many agents are in the library
    what's in the library
    which agent runs on slack
    which one uses notion
    which agent is for whatsapp
    your teammates
    AI teammates`),
  "sales-support-agent-sheet": lines(`who is the sales agent's boss
    does the sales agent work all night
    what may the sales agent send by itself
    what discount needs asking
    sales agent hours
    limits of the sales agent
    10 percent discount who decides
    head of sales`),
  "finance-bookkeeping-bot-sheet": lines(`when does the bookkeeping bot start in the morning
    what time does the finance agent begin
    at what time of day does the finance bot work
    who is in charge of the bookkeeping bot
    what may the finance agent write
    bookkeeping bot hours
    5 am
    which payments must it ask about`),
  "promo-content-generator-sheet": lines(`when are the drafts ready
    who does the marketing bot answer to
    does the content bot work on weekends
    when does the promo generator deliver
    what must it ask before something is public
    drafts by 8
    content editor`),
  "sales-support-agent-does": lines(`what does the sales bot do step by step
    how many questions does it ask a lead
    where does it get the answers for leads
    does it hold slots in the calendar
    which questions will it ask prospects`),
  "finance-bookkeeping-bot-does": lines(`what does the finance bot do every day
    where does it write the entries
    does it remind people who pay late
    where is the open list kept
    when does it stop reminding
    does it collect receipts from my mail`),
  "promo-content-generator-does": lines(`what does the content bot make out of a product note
    will it keep to our words
    does it tell me which drafts we used
    posts, an email and a web text
    how does it know our facts`),
  voice: lines(`can the bot be funny
    can we set how it sounds
    which tones will there be
    when is the voice layer coming
    can it sound less robotic
    we are a casual brand
    can it be formal with our customers
    coming soon voice
    style of the agent`),
  waitlist: lines(`let me know when there's something new
    put me on the list
    how do I hear about new roles
    join the waitlist
    notify me
    where do I sign up for the waitlist
    tell me when the voice layer is ready`),
  "demo-sales-assistant": lines(`how quickly did the demo reply to the price request
    what does the sales demo do
    demo of a lead reply
    sales assistant
    what does the sales assistant turn an inquiry into
    show me how it answers an inquiry`),
  "demo-client-onboarding-helper": lines(`what does the onboarding helper do
    demo for new clients
    what happens after a client signs
    onboarding helper
    set up a client from the proposal`),
  "demo-daily-ops-tracker": lines(`what does the ops tracker do
    demo for the morning
    daily tracker
    who makes the morning list
    when is the morning list ready`),
  "try-agents": lines(`can I use my own text in a demo
    which demos take my text
    where can I paste something
    try it on my mail
    can I test it with real stuff of mine
    hand work to a demo
    which agents can I try live
    run one on my own data`),
  "try-privacy": lines(`do you save what I paste
    is my text kept
    does the server keep my text
    is the text in the demo private
    what happens to the mail I paste into the demo
    do you store demo texts`),
  capabilities: lines(`what are agents able to do
    what can it do for me
    list of features
    six capabilities
    what's it good at
    skills of an agent`),
  "capability-reads": lines(`does it read pdf
    can it read a spreadsheet
    which formats can it read
    can it understand a chat
    does it open attachments
    what kind of documents does it take
    can it read scanned forms`),
  "capability-works": lines(`where can it write
    can it update our help desk
    does it write into the calendar
    which systems does it write to
    can it put things in the CRM`),
  "capability-source": lines(`how do I know where an answer comes from
    does it show its sources
    which document is it from
    does it give the page
    can I check an answer`),
  "capability-corrections": lines(`does it learn from me
    what happens when I change a draft
    can it be taught
    will it make the same mistake twice
    does it improve
    what becomes of a corrected draft`),
  "custom-training": lines(`what do enterprises get
    what is in the list for enterprises
    what does a security review ask first
    enterprise features
    things for big companies
    do you offer custom training`),
  "chat-demo": lines(`is there a live chat
    chat with support
    can I chat with a human here
    who answers in the chat
    messages page
    how do I chat with someone`),
  "websocket-demo": lines(`what is the websocket page
    show me the live connection
    technical demo
    what can I see in the websocket demo
    real time messages`),
  "custom-agent": lines(`can you build something just for us
    our case is special
    our task is not on your list
    do you build to order
    tailored agent
    something made for us
    custom bot`),
  "contact-form": lines(`who answers the contact form
    can I choose a subject
    does my message go out at once
    contact form subjects
    is it sent directly
    do I have to fill in a form to write you`),
  "jobs-mindset": lines(`what kind of people do you want
    what does entrepreneur mindset mean
    who fits in your team
    do I need to be independent
    which attitude do you want`),
  "chat-contacts": lines(`who can I write to in the chat
    which three contacts
    who handles billing
    who do I ask about plans and pricing
    who helps with errors
    technical support contact`),
  "intake-form": lines(`what's in the form
    which form do I fill in
    what do you want to know from me
    request form
    where do I describe my task
    what does the form ask me`),
  "sample-ranking": lines(`example of the ranked list
    what does the table on the consulting page show
    Quillon Freight example
    which task was first in the example
    how many hours are delivery status emails`),
  "sample-forecast": lines(`example of a forecast
    how wrong was last year's rule
    error of the model
    cold brew example
    when is there an alarm
    how accurate was the sample forecast`),
  phone: lines(`what's your number
    can I ring you
    give me a call
    can we talk on the phone
    telephone nr
    I want to phone you`),
  address: lines(`where is your office
    which street is your office on
    can I drop by
    what city
    where are you guys based
    are you in new york
    postal address
    which country is it`),
  refund: lines(`can I get my money back
    what if I'm not satisfied
    is there a guarantee
    money back?
    what are the cancellation terms
    warranty`),
  payment: lines(`how do I pay
    can I pay with card
    can I pay in instalments
    which payment methods
    do you take paypal
    in euros?
    wire transfer ok?
    net 30?`),
  "model-training": lines(`do you train AI on my data
    is our data used for training
    do you learn from our customers' data
    can it run on our own servers
    where is the data
    self hosted?
    is it based on GPT
    which AI is inside`),
} as const;
