import { lines } from "./wordings/lines.ts";

/** Further subjects that visitors ask about and this site does not tell, in the same form. */
export const unstatedDetails = {
  subprocessors: [
    "who its subprocessors or suppliers are",
    lines(`who are your subprocessors
    list of subcontractors
    which third parties process our data
    do you outsource the work
    do freelancers see our data
    who are your vendors
    do you use offshore developers`),
  ],
  responseTimes: [
    "how fast support answers",
    lines(`response time SLA for a severity one ticket
    how fast do you answer a support request at night
    how many minutes until support replies
    guaranteed reaction time
    support tiers
    is there an emergency hotline
    what is your average reply time
    do you have on-call engineers`),
  ],
  exactMonthly: [
    "an exact price for support or running costs",
    lines(`monthly price after the setup, exact number
    what will support cost us per month exactly
    running costs per year for a team of 12
    total cost over three years
    what does hosting cost per month
    price for API calls
    cost per conversation
    how much is the maintenance contract`),
  ],
  groupDiscounts: [
    "any discount for nonprofits, schools or startups",
    lines(`do nonprofits get a discount
    cheaper for charities
    special price for schools and universities
    is there an educational discount
    do you give startups a better price
    discount for small businesses
    friends and family rate
    loyalty discount`),
  ],
  team: [
    "who is on the team",
    lines(`who would work on our project
    introduce your team members
    where did your engineers work before
    how many women work at your company
    who is your head of engineering
    which universities did your people go to
    do you have a data scientist
    who is the account manager`),
  ],
  contractTerms: [
    "its contract terms",
    lines(`what are your contract terms
    is there a standard agreement
    how long am I bound
    can I see the terms of service
    do you sign NDAs before the first call
    do you accept our purchasing conditions
    what law applies
    auto renewal`),
  ],
  paymentDates: [
    "when or how to pay",
    lines(`when do I have to pay
    half before and half after
    is there a deposit
    do I pay upfront
    invoice due date
    do you offer financing
    can we lease it
    accept purchase orders`),
  ],
  technology: [
    "the technology behind it",
    lines(`which programming language are agents written in
    do you use langchain
    what database do you use
    is it built on microservices
    do you use kubernetes
    which embedding model is used
    what framework is your website made with
    do you support MCP servers
    GPU or CPU`),
  ],
  dataDetails: [
    "such details of how data is handled",
    lines(`what is your backup schedule
    how often do you rotate keys
    which encryption algorithm
    AES 256?
    is data encrypted at rest
    where are your backups
    how long do you keep the logs of an agent
    do you have a data protection officer
    who is your DPO
    can I get your privacy impact assessment
    do you transfer data outside the EU`),
  ],
  regions: [
    "in which countries it works",
    lines(`do you serve customers in Australia
    do you work in Switzerland
    are you active in Asia
    can you help a company in Brazil
    do you have customers in Canada
    only US?
    do you work with companies from Africa
    which countries do you cover`),
  ],
  industriesWorked: [
    "whether it has worked for a company of that kind",
    lines(`have you ever automated a hospital
    did you already build something for a law firm
    do you have experience with pharma companies
    name a bank you work for
    have you worked with government agencies
    which airlines use you
    do you have a customer in insurance`),
  ],
  exactLanguages: [
    "which languages its agents write",
    lines(`does the agent speak Japanese
    is Dutch supported
    can the bot talk Turkish
    how good is its Portuguese
    list the supported languages
    does it understand dialects
    right to left languages`),
  ],
  hardware: [
    "anything on devices or hardware",
    lines(`do I need a special server
    which computer do we need
    do you sell hardware
    does it run on a tablet
    is there a kiosk
    can it control machines
    minimum system requirements
    does it work on my old laptop`),
  ],
  trainingOffers: [
    "anything on courses or certificates for learners",
    lines(`do you offer online courses
    can I get a certificate from you
    do you have tutorials
    prompt engineering course
    do you teach at universities
    is there an academy
    e-learning`),
  ],
  legalAdvice: [
    "legal or tax advice",
    lines(`is it legal to fire people because of AI
    do I have to tell customers that a bot answers
    what does the EU AI act mean for us
    do I need consent from my employees
    must the works council agree
    who holds the copyright on AI texts
    is a contract signed by an agent valid`),
  ],
  careerDetails: [
    "such details of a position",
    lines(`how many people applied for the job
    how long does the hiring process take
    when is the application deadline
    who do I report to as full-stack developer
    will there be a technical test
    is there a coding challenge
    how many vacation days
    which laptop will I get
    can I work four days a week
    what time zone must I work in
    do you hire in India
    do you hire interns
    is there a trainee program
    hourly rate for the project manager`),
  ],
  press: [
    "news about the company",
    lines(`have you been in the newspaper
    did you win a prize
    latest company news
    who wrote about you
    is there a press photo
    how many followers do you have
    will you be at the fair
    do you sponsor a club`),
  ],
  roadmap: [
    "what is planned",
    lines(`which agents come in 2027
    when is voice customization released exactly
    date for the voice layer
    do you plan a phone agent
    what are your plans for next year
    will there be a mobile app
    when do you add new integrations`),
  ],
  guaranteeDetails: [
    "any guarantee of results",
    lines(`do you guarantee savings
    what if we don't reach 30 percent, do we get money back
    penalty if you are late
    do you guarantee the launch date
    can I get a written guarantee
    what compensation do we get if it fails
    who pays for the damage of a wrong payment
    are you liable for mistakes
    does your insurance cover it`),
  ],
  averages: [
    "such statistics",
    lines(`how many hours does an average customer save
    what is the average return on investment
    how many emails has an agent answered so far
    what percentage of answers is right
    error rate of the bookkeeping bot
    how many customers stay with you
    average project size
    churn rate of your customers
    how many agents have you built`),
  ],
} as const;
