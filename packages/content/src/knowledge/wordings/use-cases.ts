import { lines } from "./lines.ts";

/** Of the work of a use case, as visitors ask for it, by the use case's `task`. */
export const useCaseWordings: Readonly<Record<string, readonly string[]>> = {
  "order questions": lines(`where is my order messages
    people ask when their parcel arrives
    something for a retail store
    answer customers about shipping`),
  "viewing requests": lines(`real estate agency
    people want to view apartments
    answer viewing requests
    bot for realtors`),
  "recall reminders": lines(`reminders for patients
    dental practice
    patients do not show up
    a clinic with overdue checkups`),
  "orders by email": lines(`orders come by mail and we type them
    wholesale
    fill the stock sheet from emails
    order entry`),
  "clause lookup": lines(`law firm
    find a clause in contracts
    search our contracts
    legal department`),
  "policy answers": lines(`HR questions from employees
    how many days of leave do I have questions
    staff handbook
    travel policy`),
  "tier-one support": lines(`helpdesk for software
    how-to tickets
    first level support
    SaaS support`),
  "machine manuals": lines(`technicians in a factory
    fault codes
    manuals for machines
    manufacturing plant`),
  "proof of delivery": lines(`signed delivery notes
    missing pallets
    match delivery notes to orders
    trucking paperwork`),
  "invoice approval": lines(`check invoices against purchase orders
    who approves an invoice
    supplier bills
    accounts payable`),
  "client reporting": lines(`monthly reports for clients
    agency reporting
    collect the numbers for a report
    marketing agency`),
  "repair tickets": lines(`tenants report broken things
    property management
    book a plumber for tenants
    landlord messages`),
  "stock sync": lines(`stock is different in shop and warehouse
    webshop and amazon inventory
    ecommerce
    keep stock equal`),
  "donor receipts": lines(`nonprofit donations
    thank donors
    receipts for donors
    charity`),
  "booking to billing": lines(`yoga studio
    bookings into calendar and invoice
    bill after a booking
    studio with classes`),
  "applicant tracking": lines(`recruiting agency
    applications in the inbox
    acknowledge applicants
    resumes into a sheet`),
  "daily checks": lines(`list for the morning
    check orders every morning
    overnight messages summary
    operations team`),
  "quote drafts": lines(`write quotes
    offers from the price list
    sales team writes proposals
    draft a quote automatically`),
  triage: lines(`sort tickets by urgency
    support inbox is full
    route tickets to the right person
    sort our mail`),
  "receipt matching": lines(`match receipts to card payments
    closing the month takes days
    expenses
    month end`),
  "first roadmap": lines(`which tasks pay back first
    I own a company and want to start with AI
    three tasks to begin with
    roadmap for owners`),
  "risk review": lines(`AI risks for our board
    who answers for AI
    where does AI touch customers
    governance of AI`),
  "readiness training": lines(`training for managers
    course for our team
    learn to write a role sheet
    teach our leaders to read a log`),
  "portfolio check": lines(`private equity
    compare several companies
    investor wants to assess automation
    due diligence`),
  "demand forecast": lines(`forecast demand by store
    how many weeks does the forecast cover
    order the right quantity
    retail forecast`),
  "churn risk": lines(`which customers will leave
    churn
    customers cancel their contracts
    telecom customers leaving`),
  "load planning": lines(`predict power load
    electricity load tomorrow
    energy reserve
    power company planning`),
  "claim triage": lines(`insurance claims
    sort claims
    which claims to investigate
    insurer`),
  "KYC checks": lines(`identity checks for bank customers
    missing KYC documents
    money laundering
    bank onboarding`),
  dispatch: lines(`plan routes for trucks
    dispatcher
    a truck is late
    fleet planning`),
  "case routing": lines(`call center cases
    route cases of customers
    telco complaints
    contract ends warning`),
  "grid optimization": lines(`smart meter data
    balance the grid
    storage of power
    switching plans for an operator`),
};
