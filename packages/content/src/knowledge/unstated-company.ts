import { lines } from "./wordings/lines.ts";

/** What visitors ask of a company and its prices and this site does not tell: how the answer names it, and how they ask. */
export const unstatedOnCompany = {
  headcount: [
    "how many people work here",
    lines(`how many employees do you have
    how big is your company
    team size
    how many people are you
    number of staff
    are you a large company
    how many engineers work there
    is it just one person behind this`),
  ],
  customerCount: [
    "how many customers there are, or their names",
    lines(`how many clients do you have
    how many companies use your agents
    number of agents deployed
    name three of your clients
    can I talk to a current customer
    list of real customers
    do you have clients in Germany
    how many agents are live today
    who is your biggest client`),
  ],
  finances: [
    "anything on revenue, profit or investors",
    lines(`what is your revenue
    are you profitable
    who funds you
    did you raise money
    list your investors
    valuation of the company
    annual turnover
    are you listed at the stock exchange
    can I buy shares
    who owns shares in the company`),
  ],
  foundedWhen: [
    "when the company was founded",
    lines(`what year were you founded
    since when do you exist
    how old is the company
    founding date
    how long have you been in business
    in which year did you start`),
  ],
  founders: [
    "the names of founders or managers",
    lines(`what is the name of your CEO
    name of the founder
    who is the managing director
    who leads the company by name
    name the people of the management
    who is your CTO
    linkedin of the founder
    photo of your team
    is the founder a woman`),
  ],
  models: [
    "which models run an agent, nor how large or new they are",
    lines(`do you use gpt-4 or gpt-5
    which version of claude
    is it llama
    which LLM powers the agents
    do you fine-tune models yourself
    how many parameters
    is deepseek used
    what is your tech stack
    which vector database do you use
    which cloud provider
    temperature of the model`),
  ],
  moreCertificates: [
    "any certificate beyond those in the playground",
    lines(`NIST
    are you PCI DSS compliant
    FedRAMP
    HITRUST certified
    TISAX
    ISO 9001
    do you have cyber essentials
    accessibility certificate`),
  ],
  securityTests: [
    "how or how often its security is tested",
    lines(`do you do penetration tests
    bug bounty program
    when was your last security audit
    have you ever been hacked
    did you have a data breach
    who does your pentests
    how do I report a vulnerability
    disaster recovery plan
    backup policy`),
  ],
  hosting: [
    "where data is hosted",
    lines(`in which country are your servers
    are the servers in the EU
    aws or azure
    which data center
    is our data kept in the US
    data residency
    can you host in Switzerland`),
  ],
  liability: [
    "who is liable, or what insurance there is",
    lines(`who is liable if the agent causes damage
    do you have insurance
    liability cap
    who pays when it makes an expensive error
    indemnification
    professional liability insurance
    compensation for downtime
    penalty if you miss the date`),
  ],
  competitors: [
    "how it compares with others",
    lines(`are you better than zapier
    difference to UiPath
    compare you with your competitors
    why not just use make.com
    who are your competitors
    are you cheaper than accenture
    how do you compare to microsoft copilot
    you versus an in-house team
    versus n8n
    alternatives to you`),
  ],
  secondAgent: [
    "what further agents or changes cost",
    lines(`price of the second agent
    what does each additional agent cost
    cost for ten agents
    price per user
    how much is another agent
    price per message`),
  ],
  futurePrices: [
    "what prices will be later",
    lines(`will you raise your prices
    price next year
    black friday deal
    are there seasonal offers
    will it become cheaper
    do you match prices`),
  ],
  discounts: [
    "any discount for students, startups or referrals",
    lines(`student discount
    startup discount
    do you have a referral bonus
    coupon code
    discount for schools
    do I get money for recommending you
    promo code
    discount for paying upfront
    barter possible`),
  ],
} as const;
