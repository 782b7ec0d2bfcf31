import { businessHours, company } from "../company.ts";
import { lines } from "./wordings/lines.ts";

/** What visitors ask of contracts, products and jobs and this site does not tell, in the same form. */
export const unstatedOnWork = {
  taxes: [
    "anything on taxes",
    lines(`VAT rate on the price
    is sales tax added
    do you issue VAT invoices
    reverse charge
    your tax number
    can I deduct this from tax
    withholding tax`),
  ],
  legalForm: [
    "its legal form or registration",
    lines(`are you a GmbH or an LLC
    company registration number
    who is the legal representative
    imprint
    terms and conditions
    where is the court of jurisdiction
    do you have a sample contract
    which law governs the contract
    have you ever been sued
    lawsuits against you`),
  ],
  releaseDates: [
    "when something new comes out",
    lines(`when does voice customization launch
    release date of the voice layer
    what is on your roadmap
    when will there be new agents exactly
    which agent comes next
    beta program dates
    next version`),
  ],
  phoneAgents: [
    "whether agents take phone calls",
    lines(`do you have voice agents for phone calls
    can the agent answer the phone
    AI receptionist for calls
    can it make outbound calls
    robot that calls customers
    voice bot for our hotline
    does it understand speech`),
  ],
  otherWork: [
    "work of that kind among its services",
    lines(`do you build websites
    do you develop mobile apps
    can you do SEO for us
    do you design logos
    do you sell robots or hardware
    do you do IT support for computers
    do you run ads for us
    can you make a game
    do you build crypto bots
    do you do video production
    can you print brochures
    do you repair laptops
    do you offer web hosting
    can you do our taxes
    do you write theses`),
  ],
  ownApp: [
    "anything on an app of its own",
    lines(`do you have an iphone app
    android app
    desktop program
    browser extension
    can I download your software
    is there an app in the store
    does it work offline`),
  ],
  publicity: [
    "anything on events, talks or a podcast",
    lines(`do you have a podcast
    youtube channel
    blog
    do you give talks
    next webinar
    which conferences will you be at
    are you on linkedin
    twitter account
    newsletter archive
    have you won an award
    press kit`),
  ],
  jobPerks: [
    "benefits, visas or how hiring goes",
    lines(`do you sponsor visas
    how many vacation days do employees get
    health insurance for employees
    do you pay for relocation
    how many interviews are there
    who would be my manager
    parental leave
    do I get a laptop
    four day week
    are there stock options
    do you hire working students
    when would I start
    do you offer part time jobs
    start date of the position
    how long does hiring take
    dress code`),
  ],
  salaries: [
    "what positions pay",
    lines(`what do you pay your engineers
    salary of the product lead
    how much does the project manager earn
    hourly rate for contractors
    bonus for the sales lead
    pay band for senior engineers
    what is the commission for sales`),
  ],
  environment: [
    "anything on energy use or the environment",
    lines(`are you carbon neutral
    how much energy does an agent use
    sustainability report
    do you use green power
    environmental policy
    CO2 footprint
    ESG report`),
  ],
  namedProducts: [
    "whether that one product can be connected",
    lines(`do you integrate with epic for hospitals
    certified partner of SAP
    are you a salesforce partner
    official integration with workday
    does it support our XZ-900 controller
    is there a plugin for photoshop
    listed in the shopify app store
    do you support lotus notes
    official microsoft partner`),
  ],
  visits: [
    "whether there is an office to visit",
    lines(`can I visit your office in London
    do you have a branch in Paris
    are you in Berlin
    do you come on site
    can we meet in person
    do you travel to clients
    where is the nearest office
    parking at your office
    do you have offices in Asia`),
  ],
  limitsOfWork: [
    "how many projects or users it takes on",
    lines(`how many projects do you run at once
    is there a waiting time for new customers
    how many users can one agent have
    maximum number of requests per second
    how many languages exactly
    max file size
    how many documents can the gpt read
    rate limits of your API
    latency of an agent in milliseconds`),
  ],
  modelAccuracy: [
    "how accurate agents are in percent",
    lines(`what is your accuracy in percent
    hallucination rate
    benchmark results
    how many errors per thousand
    success rate of projects
    how many projects failed
    average savings of your customers in dollars
    customer satisfaction score
    what is your NPS
    how many stars do you have on google`),
  ],
  holidays: [
    "what is open on holidays",
    lines(`are you open on christmas
    open on thanksgiving
    are you closed on the 4th of July
    holiday schedule
    open on new year's day
    do you work on easter monday
    emergency number at night
    24/7 support`),
  ],
  apiDocs: [
    "anything on an API of its own or its documentation",
    lines(`where is your API documentation
    do you have an SDK
    is your code on github
    open source repository
    postman collection
    developer portal
    webhooks documentation`),
  ],
  ethics: [
    "its view on that",
    lines(`what is your opinion on AI regulation
    is AI dangerous
    will AI take over the world
    are you for or against unions
    which party do you support
    do you work with the military
    do you build weapons
    do you work with casinos
    would you work for tobacco companies`),
  ],
  order: [
    "the state of an order or an invoice",
    lines(`where is my invoice
    my agent is down, fix it
    change my billing address
    I was charged twice
    track my order
    I am a customer and my agent has stopped working
    our agent sent wrong mails last night
    the agent you built for us makes mistakes
    I'm a paying customer and nobody helps me
    your bot told my clients nonsense
    we paid last month and nothing has happened
    my account manager does not answer
    the bot has been down since this morning
    something is wrong with our automation
    our agent booked two clients at the same time
    I want to complain about your service
    I have a problem with the agent we bought
    I'm an existing customer with a question on my invoice
    the delivery is late, we were promised last week
    the agent replied to the wrong person
    our data was deleted by your agent
    I never received the plan you promised
    you charged me for something I did not order
    the demo you scheduled did not take place
    nobody showed up to our call
    it worked until yesterday, now it does nothing
    how do I reach my contact person, he left
    we signed in spring and are still waiting for the launch
    mein Agent funktioniert nicht mehr
    mon agent ne marche plus depuis hier
    mi agente dejó de funcionar`),
    `I am sorry: I can see no order, no invoice and no agent at work. People who can are at ${company.email}: write what happened and since when, and they answer Monday to Friday.`,
  ],
  reply: [
    "what became of a request or an application",
    lines(`I sent the form last week, what happened | did you get my application | did my message arrive | have you received my form
    when will somebody answer my request | I have not received an answer | I already wrote to that address and got no reply
    nobody answered my email | I sent the form a week ago and heard nothing | I'm waiting for your call since Monday
    your people promised to call me back and didn't | still no answer after ten days | I wrote to you twice already
    why has nobody replied to my application | I've been waiting for days for a reply to my form, this is ridiculous
    I want to know why nobody answered | why does nobody write back | I filled in your form and nobody got back to me
    I already emailed that address | I emailed you three times | you never replied | I don't want another form, I want an answer
    no reply since last week | how come I hear nothing from you | you say that people read it, then why do I wait
    what is going on with my request | is anybody reading what we send | my inquiry seems to be lost | chasing a reply
    status of my project | has my application been looked at | no one ever called | I was told I would hear back by Friday
    seit einer Woche keine Antwort von euch | toujours pas de réponse à mon formulaire | nadie me ha respondido`),
    `I am sorry that you are kept waiting. I can't see what was sent or who has it. People read ${businessHours.text}: write to ${company.email} with the day of your first message, or ask in this site's chat.`,
  ],
  tailoredAdvice: [
    "what fits a case before anybody has looked at it",
    lines(`how many hours will we save
    how much money will my company save
    what will our exact price be
    how long would it take for our company exactly
    can you guarantee results for us
    should I fire my bookkeeper
    which CRM should I buy
    do I need a lawyer for this`),
  ],
} as const;
