import type { JobDetail } from "./job-detail.ts";

/** The positions in product, sales and operations in full. */
export const businessJobs = {
  "product-manager": {
    summary:
      "You decide which jobs the next agents take. You find out in audits, in logs and in talks with the people who do those jobs today, and you say no more often than yes.",
    responsibilities: [
      "Sit in on audits and rank what comes up by hours, risk and frequency.",
      "Write the job description of each new agent: what it does, what it asks, what it leaves alone.",
      "Keep one ordered list, and explain its order to engineers and customers alike.",
      "Measure each launch by hours and errors, and retire what does not move them.",
      "Bring the questions that customers repeat back into the product.",
    ],
    requirements: [
      "4+ years of product management for software that companies depend on.",
      "Decisions that rest on interviews and usage data, with examples of both.",
      "Enough technical knowledge to follow an interface, a log and a prompt.",
      "Short, clear writing that people act on.",
      "Experience with stopping a feature that was already built.",
    ],
    preferredQualifications: [
      "Time in an operations role before product.",
      "Products with approvals, audits or other duties to keep records.",
      "Work with language models beyond a prototype.",
    ],
    entrepreneurMinded: true,
  },
  "head-of-sales": {
    summary:
      "You find the companies whose week we can lighten, and say no to those whose week we cannot. You sell scope, price and date, and the customer gets all three.",
    responsibilities: [
      "Build the list of companies to talk to, and start the talks yourself.",
      "Lead discovery calls that end with a list of tasks and hours, not with a slide.",
      "Scope first projects together with engineering, so that what is sold can be built.",
      "Own offers, contracts and the forecast, and report them in plain numbers.",
      "Find partners who bring customers, and look after them.",
    ],
    requirements: [
      "5+ years of selling services or software to companies, with a number you carried yourself.",
      "Deals won with owners as well as with departments of larger firms.",
      "The ability to explain what an agent will not do, and keep the customer.",
      "Order in the CRM without being reminded.",
      "Fluent spoken and written English.",
    ],
    preferredQualifications: [
      "A network in freight, clinics, trades or accounting.",
      "Experience as an early salesperson in a small company.",
      "A second language that our customers speak.",
    ],
    entrepreneurMinded: true,
  },
  "project-manager": {
    summary:
      "You run several 30-day programs at once. Scope, dates and the people who approve stand in one place, and whoever looks there knows what happens next.",
    responsibilities: [
      "Plan each program in days: audit, build, approval mode and handover.",
      "Name the person who approves each step, and make sure that they have the time for it.",
      "Keep scope, risks and open questions in one document that customers can read.",
      "Spot a slipping date in week one and say so the same day.",
      "Close each program with a review of hours saved and what to do better.",
    ],
    requirements: [
      "8+ years of managing projects, several at a time, with customers outside the company.",
      "Software or automation projects with dates that held, and one that did not.",
      "Calm, direct communication with owners, engineers and legal departments.",
      "Budgets that you planned, followed and explained.",
      "Written status reports that fit on one page.",
    ],
    preferredQualifications: [
      "Change management in teams that were afraid of automation.",
      "Process mapping, for example with BPMN.",
      "Experience with data protection reviews.",
    ],
    entrepreneurMinded: true,
  },
} as const satisfies Record<string, JobDetail>;
