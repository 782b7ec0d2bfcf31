import { intakeCta, type Solution } from "./solution.ts";

/** A working agent, built and handed over. */
export const agentDelivery: Solution = {
  slug: "agent-delivery",
  title: "AI Agent Delivery",
  subtext: "A working agent in your tools, built, tested and handed over with a named owner.",
  description:
    "You name one job. We build an agent for it inside the tools you use, test it on your own past cases and hand it over with a written job description, its limits and a named owner.",
  cta: intakeCta("Request an AI Agent"),
  features: [
    {
      title: "One job, written down",
      description:
        "Each agent starts from a role sheet: what it may do, what it must ask and who it reports to. If the sheet is unclear, we do not build yet.",
    },
    {
      title: "Tested on your own cases",
      description:
        "Before launch the agent works through past orders, tickets or invoices of yours, and you see where it was right, wrong and unsure.",
    },
    {
      title: "Approval mode first",
      description:
        "It starts by drafting. People approve each step until the log shows which ones can run alone. You decide when, and can take it back.",
    },
  ],
  useCases: [
    {
      industry: "Retail",
      task: "order questions",
      text: "Answers where-is-my-order messages from the order system and passes refunds to a person.",
    },
    {
      industry: "Real estate",
      task: "viewing requests",
      text: "Replies to viewing requests within minutes and offers slots from the agent's calendar.",
    },
    {
      industry: "Clinics",
      task: "recall reminders",
      text: "Writes to overdue patients, offers slots that fit the chair plan and books the answer.",
    },
    {
      industry: "Wholesale",
      task: "orders by email",
      text: "Reads orders from email, fills the stock sheet and flags every line it is unsure about.",
    },
  ],
};

/** Assistants that answer from a customer's documents. */
export const gptCustomization: Solution = {
  slug: "gpt-customization",
  title: "Custom GPT Agents",
  subtext: "Assistants that answer from your documents, cite the page and know when to stop.",
  description:
    "A GPT assistant that has read your manuals, policies and contracts. It answers in your tone, names the page it used and says so when your documents hold no answer.",
  cta: intakeCta("Request a Custom GPT"),
  features: [
    {
      title: "Answers with the source",
      description:
        "Every answer names the document and the page, so a reader can check it in one click instead of trusting it.",
    },
    {
      title: "Your tone, your limits",
      description:
        "We set what it may talk about, how it sounds and which questions go to a person. It keeps to that list.",
    },
    {
      title: "Kept up to date",
      description:
        "When a policy changes, the old version leaves the assistant the same day. A test set of your questions is run after each change.",
    },
  ],
  useCases: [
    {
      industry: "Legal",
      task: "clause lookup",
      text: "Finds the clause in 400 contracts and quotes it with page and date.",
    },
    {
      industry: "HR",
      task: "policy answers",
      text: "Answers leave and travel questions from the handbook and sends exceptions to HR.",
    },
    {
      industry: "SaaS",
      task: "tier-one support",
      text: "Resolves how-to tickets from the help center and hands bugs over with steps to reproduce.",
    },
    {
      industry: "Manufacturing",
      task: "machine manuals",
      text: "Tells a technician the torque or the fault code from the right manual, on a phone, at the machine.",
    },
  ],
};

/** Steps between systems, run the same way each time. */
export const workflowAutomation: Solution = {
  slug: "workflow-automation",
  title: "AI Workflow Automation",
  subtext: "The steps between your systems, run the same way every time and logged.",
  description:
    "Most repeated work is moving facts from one system to the next and deciding small things on the way. We automate the whole path, with an agent where a decision is needed and plain rules where it is not.",
  cta: intakeCta("Automate a Workflow"),
  features: [
    {
      title: "From trigger to output",
      description:
        "An email, a form or a date starts the run. The last step is a finished record, not a reminder to do it.",
    },
    {
      title: "A person at the risky step",
      description: "Payments, discounts and contracts wait for a named approver. Everything else keeps moving.",
    },
    {
      title: "A log you can read",
      description: "Each run lists what was read, what was decided and what was written, in words and with times.",
    },
  ],
  useCases: [
    {
      industry: "Logistics",
      task: "proof of delivery",
      text: "Matches each signed delivery note to its order and opens a claim when a pallet is missing.",
    },
    {
      industry: "Finance",
      task: "invoice approval",
      text: "Reads the invoice, checks it against the purchase order and asks the right person to approve.",
    },
    {
      industry: "Agencies",
      task: "client reporting",
      text: "Collects the month's numbers, writes the report draft and leaves the comments to the account lead.",
    },
    {
      industry: "Property management",
      task: "repair tickets",
      text: "Sorts tenant messages, books the right trade and tells the tenant when they come.",
    },
  ],
};

/** Connections between tools without waiting for a developer. */
export const noCodeIntegrations: Solution = {
  slug: "no-code-integrations",
  title: "No-Code Integrations",
  subtext: "Connect what you already pay for, without waiting for a developer.",
  description:
    "Your shop, calendar, CRM and books hold the same facts four times. We connect them on no-code platforms, so your own team can read each step and change it later without us.",
  cta: intakeCta("Connect Your Tools"),
  features: [
    {
      title: "The tools you have",
      description:
        "We start from your list of subscriptions. If an app has an API, a webhook or an export, it can take part.",
    },
    {
      title: "Yours to change",
      description: "Every flow is named, drawn and documented in your own account. No code to own, no lock-in to us.",
    },
    {
      title: "Errors that call someone",
      description: "When an app is down or a field is empty, the flow stops, keeps the data and tells a named person.",
    },
  ],
  useCases: [
    {
      industry: "E-commerce",
      task: "stock sync",
      text: "Keeps stock equal in the shop, the marketplace and the warehouse sheet, every few minutes.",
    },
    {
      industry: "Nonprofits",
      task: "donor receipts",
      text: "Sends each donor a receipt within the hour and files a copy for the yearly statement.",
    },
    {
      industry: "Studios",
      task: "booking to billing",
      text: "Turns a confirmed booking into a calendar entry, an invoice and a reminder.",
    },
    {
      industry: "Recruiting",
      task: "applicant tracking",
      text: "Moves applications from the inbox to the tracking sheet and acknowledges each one.",
    },
  ],
};
