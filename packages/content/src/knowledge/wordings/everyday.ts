import { lines } from "./lines.ts";

/** Short, casual and roundabout ways to ask of prices, steps and the company, by the passage that answers. */
export const everydayWordings = {
  "price-included": lines(`what exactly comes with the 2500
    what do I get for my money
    is everything included
    are the connections part of the price
    does that include the tuning
    is the test run included
    what's in the box
    what do you deliver for that price
    until which day do you tune
    is the log included
    what is part of the setup
    what all do I get
    whats incl`),
  "price-samples": lines(`is there a discount
    discount?
    do you give discounts
    discount for two agents
    cheaper if we take several
    can we get a better price for three agents
    bulk discount
    is the 750 a real price
    what does the demo say about monthly support
    sample figures
    how much off for more agents
    the demo mentioned 15%
    is 7 business days a promise
    is 2 to 3 weeks delivery a promise`),
  "audit-booking": lines(`how do I start
    ok I'm in, what now
    I want one
    where do I sign
    let's do it, how
    I want to get going
    how do I order
    request an agent
    what's the next step for me
    can I get an appointment
    whats the first thing i have to do
    I would like a call
    how do I become your customer
    where do I begin
    book me in`),
  "audit-result": lines(`what do I have in hand after the audit
    what comes out of it
    do I get a plan
    when do I get a start date
    what will you send me after the audit
    outcome of the audit
    do you tell us which task to begin with
    what do I receive afterwards`),
  "services-consulting": lines(`how many days does the consulting take
    how long is the consulting
    consulting duration in days
    is a week enough for the consulting
    what does AI consulting give me
    how many days for advice
    what do I bring to the consulting
    what does a consultation produce
    ranked task list with a cut line
    days of consulting`),
  "services-agents": lines(`how long does a custom agent take
    what do I have to bring for a custom agent
    what do I get when you build an agent
    what stays with us with a custom agent
    how many days until a custom agent works
    custom agent service in short
    which approvals stay with us
    what comes with the agent`),
  "services-automation": lines(`automation and integration, how long
    what do you need for an integration
    what do we keep in an integration project
    what do we get from automation & integration
    who keeps the keys
    how long do old core systems take
    list of systems
    connected steps written limits one log`),
  process: lines(`how does it go
    what's the plan
    how do we get from here to there
    which steps are there
    how many steps
    in what order do you do things
    what happens in the thirty days
    explain how you work
    procedure
    four stops
    what do the 30 days look like`),
  "process-days": lines(`on which days do you build the agent
    when is the audit in the 30 days
    which day do you start building
    days of each step
    when does building begin
    what happens on day 8
    what day is the launch
    when is the discovery call
    day 25
    how long is each phase
    how many days for build and deploy`),
  "discovery-call": lines(`what do you ask in the first call
    first call, what about
    what will we talk about first
    what is day one like
    what happens on day 1
    do I have to prepare for the first call
    kick off talk
    intro call`),
  "step-audit": lines(`ops audit?
    what do you look at in the ops audit
    day 3 to 7
    how do you find out what to automate
    when do I get scope, price and dates
    who ranks our tasks
    what is mapped`),
  "step-build": lines(`what happens between day 8 and 24
    do you launch in approval mode
    how is it tested before going live
    building phase
    what do you do when you deploy
    how do you go live`),
  methodology: lines(`which steps does your method have
    what do I keep after the strategy step
    how many days is the implementation
    what comes after the assessment
    method
    what do I hold at the end of each step
    assessment days
    when is the optimization
    what is done in days 6 to 9
    map of your week`),
  "role-sheet": lines(`what's written on the role sheet
    who writes the agent's job description
    do I see the sheet before it is built
    what is an agent allowed to do on its own
    does an agent have a boss
    how are the limits written down
    job description of a bot
    who does it answer to
    rules for the agent`),
  "operations-map": lines(`what does the map on the home page show
    how many quotes are done by agents
    which tasks stay completely with people
    how many scheduling tasks are handed over
    map with the squares
    how many of the invoicing tasks
    client onboarding in the map
    supplier emails in the map
    weekly reports handed over`),
  "founding-story": lines(`where does your name come from
    why thirtyfold
    how did you get the idea
    what's your background story
    how did the company come about
    why thirty
    what was on the founders' list
    how many lines did the list have
    what is the story behind it`),
  principles: lines(`what do you believe in
    what are your four principles
    what is your vision
    what values do you have
    company values
    which principles guide you
    what should a company grow by`),
  "what-we-build": lines(`what do you build
    which products do you have
    what are the five kinds of work
    main products
    what is it that you make
    kinds of work
    flagship agents
    what do most customers start with`),
  partners: lines(`we are an agency, can we team up
    can I resell your agents
    interested in a partnership
    how do we become partners
    want to work together as companies
    cooperation
    who do I ask about partnering`),
  accounts: lines(`where do I sign in
    lost my password
    login?
    how can I open an account
    my account
    is there a customer login
    do I have to register`),
  solutions: lines(`what do you have to offer
    what kinds of things can you do for us
    which solutions exist
    all your solutions
    eight ways to hand work over
    how many solutions do you have
    what's on offer
    what can you take off my hands
    your product range
    what can u do`),
  services: lines(`what services do you have
    which three services
    do you only build or also advise
    list of services
    your services in short`),
  "agent-or-gpt": lines(`what's the difference between a gpt and an agent
    do I need an agent or a chatbot
    isn't this just a chatbot
    agent or assistant
    how is that different from chatgpt
    chatbot or more than that
    when do I need an agent instead of a gpt`),
  "agent-delivery": lines(`what's an AI agent
    can you make me an agent
    what is agent delivery
    how do you hand over an agent
    I need my own bot
    build me one
    one job, one agent
    explain what an agent is`),
} as const;
