import { lines } from "./lines.ts";

/** Of the examples for each trade, and the stories, as visitors say it. */
export const askedTradesWordings = {
  "agent-delivery.order-questions": lines(`where is my order | customers ask for their parcel | order status questions
    our shop gets 100 mails about delivery | online store support | wismo | refund requests in our shop
    shoppers asking where their stuff is | tracking questions | retail customer service`),
  "agent-delivery.viewing-requests": lines(`realtor | viewing requests for flats | estate agent drowns in requests
    people want to see apartments | house viewings | real estate agency | showings | letting agent
    property viewings booked by a bot | answer flat hunters`),
  "agent-delivery.recall-reminders": lines(`patients don't come back for checkups | recall | dentist | overdue patients
    remind patients | dental practice | checkup reminders | physiotherapy practice | vet clinic reminders
    fill the chairs | medical practice appointments | hygienist recalls`),
  "agent-delivery.orders-by-email": lines(`orders come by email | type orders from mails | wholesale
    email orders into our stock list | distributor | orders as pdf attachments | order entry | someone types every order
    fax and mail orders | b2b orders`),
  "gpt-customization.clause-lookup": lines(`law firm | find a clause | search contracts | 400 contracts | attorney
    legal department searching agreements | which contract has a termination clause | lawyers | solicitor
    contract research | notary`),
  "gpt-customization.policy-answers": lines(`hr questions | leave questions from staff | travel policy questions
    employee handbook | how many vacation days, everybody asks hr | people team | holiday rules | staff ask hr the same
    personnel department | internal policy bot`),
  "gpt-customization.tier-one-support": lines(`saas support | how-to tickets | level one support | help center answers
    bugs handed over | software company support | first line support | our users ask how to
    tickets about using the software`),
  "gpt-customization.machine-manuals": lines(`technician manuals | torque values | fault codes | factory floor help
    maintenance manuals on the phone | manufacturing | machine broke, what does the code mean | service engineers
    plant maintenance | mechanics need the right manual`),
  "workflow-automation.proof-of-delivery": lines(`delivery notes | proof of delivery | missing pallets
    signed delivery notes matched | claims for lost pallets | haulier paperwork | pods | drivers' slips | freight claims`),
  "workflow-automation.invoice-approval": lines(`invoice approval | invoices against purchase orders
    who approves bills | accounts payable flow | po matching | invoices wait weeks for a signature | supplier invoices
    chasing managers to sign invoices | three way match`),
  "workflow-automation.client-reporting": lines(`monthly client reports | agency reporting | collect campaign numbers
    reports for our clients take days | marketing agency | pull figures from ad platforms | client report draft
    pr agency | end of month reporting`),
  "workflow-automation.repair-tickets": lines(`tenants complain about repairs | repair requests | property management
    landlord | broken heating messages | book a plumber for tenants | housing association | maintenance requests
    facility management | janitor tickets`),
  "no-code-integrations.stock-sync": lines(`stock in shop and marketplace differ | sync inventory | oversold items
    e-commerce stock | amazon and shop inventory | warehouse sheet | etsy stock | webshop inventory
    same item sold twice | stock levels`),
  "no-code-integrations.donor-receipts": lines(`donor receipts | charity | nonprofit donations | thank donors
    yearly donation statement | church donations | ngo receipts | fundraising | gift confirmations`),
  "no-code-integrations.booking-to-billing": lines(`booking to invoice | photo studio | yoga studio
    confirmed booking becomes invoice | calendar entry and reminder from a booking | music studio
    invoices after appointments | salon bookings | studio owner`),
  "no-code-integrations.applicant-tracking": lines(`recruiting agency | applications in the inbox
    track applicants in a sheet | acknowledge applications | staffing firm | headhunter | hiring mails pile up
    candidates wait for an answer | recruiter`),
  "ai-powered-automation.daily-checks": lines(`morning list | overnight orders and stock | daily checks
    operations manager | list ready at seven | what must be done today | morning briefing | shift start overview
    daily overview of orders`),
  "ai-powered-automation.quote-drafts": lines(`draft quotes | quotes take too long | offers from price list
    sales team writes quotes all day | quotation drafts | estimates for customers | proposal drafts
    price offers for roofs | who approves discounts in quotes`),
  "ai-powered-automation.triage": lines(`sort tickets | support inbox triage | urgent tickets first | route tickets
    customer support overload | classify mails | prioritise requests | shared mailbox chaos | ticket summary`),
  "ai-powered-automation.receipt-matching": lines(`match receipts to card payments | expense receipts
    company card receipts | closing the month | bookkeeping by hand | travel expenses
    missing receipts for card charges | expenses`),
  "ai-consulting.first-roadmap": lines(`owner wants a roadmap | three tasks that pay back first
    small business owner unsure about ai | first roadmap | where does ai pay off first | cost to hand over each task`),
  "ai-consulting.risk-review": lines(`board wants to know ai risks | risk review | where does ai touch our money
    governance | who answers for ai | supervisory board | shadow ai in our company | ai risk audit`),
  "ai-consulting.readiness-training": lines(`training for managers | teach my team about agents | learn to read the log
    workshop for our people | managers write role sheets | how do my people learn to work with it
    ai training for teams | educate staff`),
  "ai-consulting.portfolio-check": lines(`investor | private equity | compare portfolio companies | due diligence ai
    venture fund | share of work an agent could take | which of our companies should automate`),
  "machine-learning.demand-forecast": lines(`demand forecast | how much to order | retail forecast
    stock too much or too little | predict sales per store | bakery throws bread away | grocery ordering | overstock
    sales prediction | plan purchases | how many weeks ahead is the forecast`),
  "machine-learning.churn-risk": lines(`customers leave us | churn | who will cancel | subscribers quit | retention
    predict cancellations | telecom churn | reason for leaving`),
  "machine-learning.load-planning": lines(`predict tomorrow's load | electricity demand | energy forecast
    reserve power | utility load | hourly load prediction | power trading`),
  "machine-learning.claim-triage": lines(`insurance claims | sort claims | fraud in claims | claims department
    insurer | pay, check, investigate | claims adjusters overloaded | damage reports`),
  "enterprise-integration.KYC-checks": lines(`kyc | bank chatbot | missing documents of bank customers
    onboarding bank customers | fraud patterns | aml | neobank | identity documents`),
  "enterprise-integration.dispatch": lines(`dispatch planning | truck is late | route planning | logistics company
    vehicle planning | fleet | reschedule tours | forwarding company | courier service`),
  "enterprise-integration.case-routing": lines(`telecom cases | route customer cases | case routing
    telephone provider | internet provider support | cases go to the wrong team | isp`),
  "enterprise-integration.grid-optimization": lines(`grid optimization | smart meter | balance load and storage
    utility company | power network | solar and battery balancing | grid operator`),
  "ai-automation.missed-calls": lines(`missed calls | plumber can't pick up | electrician | answer missed calls by text
    handyman | I'm on the roof and can't answer the phone | calls while working | roofer | locksmith
    craftsman misses calls`),
  "ai-automation.document-chasing": lines(`chase clients for documents | tax advisor waits for receipts | accountant
    clients never send papers | missing receipts from clients | bookkeeper firm | remind clients to send files
    cpa firm`),
  "ai-automation.group-requests": lines(`group bookings | hotel | restaurant group request | event venue
    offer for forty guests | catering request | wedding inquiries | conference hotel | banquet`),
  "ai-automation.enrollment-questions": lines(`enrollment questions | school | university | course fees questions
    language school | students ask about dates | driving school | kindergarten places | training provider
    admissions office`),
  "story-supplier-analysis": lines(`Pellwater Research | 32 hours to 8 hours | research team story | 75% less analysis
    supplier analysis story | which story is about research`),
  "story-lead-replies": lines(`Osprey Lane Dental | 11 hours to 4 minutes | dental story on the home page
    how fast does the dental clinic reply in the story | first reply in 4 min`),
  "story-month-end-close": lines(`Quillon Freight story | closing the month in two days | 6 days to 2 days
    freight story | month end story`),
  "story-customs-paperwork": lines(`customs story | 41 minutes to 6 | freight forwarding story
    how much faster were the customs papers | customs paperwork in one pass`),
  "story-recall-calls": lines(`recall calls story | 9 hours a week to 1 | dental group story | phone recalls
    how many hours did the dental group save`),
  "story-supplier-report": lines(`supplier report by monday | research studio story | supplier analysis by Monday
    story of a studio`),
  "story-returns-at-night": lines(`returns at night | online retailer story | 14 hours to 11 minutes
    how fast are returns answered in the story | returns story`),
  "story-complete-files": lines(`credit union story | 5 days to 1 day | kyc files complete | story about kyc
    how long did the credit union need`),
} as const;
