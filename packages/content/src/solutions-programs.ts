import { company, promise } from "./company.ts";
import { intakeCta, type Solution } from "./solution.ts";

/** The 30-day program; its page is the AI automation page. */
export const aiPoweredAutomation: Solution = {
  slug: "ai-powered-automation",
  title: "AI-Powered Automation",
  subtext: `Our ${promise.days}-day program: audit the week, pick the repeats, hand over ${promise.percent}% of them.`,
  description: `${company.tagline}: we list what your team repeats, rank it by hours and risk, and hand the best ${promise.percent}% to agents within ${promise.days} days. The rest stays with people, on purpose.`,
  cta: intakeCta("Book a Free AI Audit"),
  features: [
    {
      title: "A map of the week",
      description:
        "Every recurring task becomes one square with its hours, systems and owner. You see the whole before we touch a part.",
    },
    {
      title: "The repeats first",
      description: "We start where volume is high, rules are clear and a mistake can be undone the same day.",
    },
    {
      title: "A number at the end",
      description:
        "Hours before and after, measured on the same tasks by the same people. No estimate stands in for a count.",
    },
  ],
  useCases: [
    {
      industry: "Operations",
      task: "daily checks",
      text: "Reads overnight orders, stock and messages, and has the morning list ready at 7:00.",
    },
    {
      industry: "Sales",
      task: "quote drafts",
      text: "Drafts quotes from the price list and the request. Discounts wait for a person.",
    },
    {
      industry: "Support",
      task: "triage",
      text: "Sorts tickets by topic and urgency, answers the known ones and routes the rest with a summary.",
    },
    {
      industry: "Finance",
      task: "receipt matching",
      text: "Matches receipts to card payments daily, so closing the month is mostly a review.",
    },
  ],
};

/** Advice before building. */
export const aiConsulting: Solution = {
  slug: "ai-consulting",
  title: "AI Consulting",
  subtext: "Which work to automate first, what it returns and what to leave alone.",
  description:
    "Strategy, process advice, a readiness assessment and an implementation roadmap. You get tasks ranked by hours, cost and risk, with a line under those not worth it.",
  cta: intakeCta("Schedule a Consultation"),
  features: [
    {
      title: "A ranked list, not a deck",
      description: "Each candidate task has hours saved, build cost, risk and owner. The order is the advice.",
    },
    {
      title: "Readiness, honestly",
      description:
        "We look at your data, your systems and your people. If one of them is not ready, that is the first project.",
    },
    {
      title: "A roadmap you can run",
      description: "Quarter by quarter, with decisions, budgets and names. You can run it with us or without us.",
    },
  ],
  useCases: [
    {
      industry: "Owners",
      task: "first roadmap",
      text: "Finds the three tasks that pay back first, and says what each costs to hand over.",
    },
    {
      industry: "Boards",
      task: "risk review",
      text: "Shows where AI already touches customers and money, and who answers for it.",
    },
    {
      industry: "Teams",
      task: "readiness training",
      text: "Teaches managers to write a role sheet for an agent and to read its log.",
    },
    {
      industry: "Investors",
      task: "portfolio check",
      text: "Compares several companies by the share of work that an agent could take.",
    },
  ],
};

/** Models trained on a customer's history. */
export const machineLearning: Solution = {
  slug: "machine-learning",
  title: "Machine Learning",
  subtext: "Models trained on your history, deployed with monitoring and a way back.",
  description:
    "Custom models, the data pipelines behind them, training, deployment and performance monitoring. A forecast ships with its error, an alarm for the day it drifts and the simple rule it has to beat.",
  cta: intakeCta("Start Your ML Journey"),
  features: [
    {
      title: "Custom model development",
      description:
        "We test a simple baseline first. A model is built only where it beats that baseline on your own past data.",
    },
    {
      title: "Data pipelines and deployment",
      description:
        "Data arrives cleaned and on time, training can be repeated, and the last good model is one switch away.",
    },
    {
      title: "Performance monitoring",
      description:
        "Accuracy is measured on live results every week. When it falls below the agreed line, a named person hears it first.",
    },
  ],
  useCases: [
    {
      industry: "Retail",
      task: "demand forecast",
      text: "Forecasts demand by item and store for the next eight weeks, with a range instead of one number.",
    },
    {
      industry: "Telecom",
      task: "churn risk",
      text: "Ranks customers by the risk of leaving and names the reason a person can act on.",
    },
    {
      industry: "Energy",
      task: "load planning",
      text: "Predicts tomorrow's load by the hour, so reserve is bought for the hours that need it.",
    },
    {
      industry: "Insurance",
      task: "claim triage",
      text: "Sorts claims into pay, check and investigate, with the evidence beside each.",
    },
  ],
};

/** Agents inside regulated systems. */
export const enterpriseIntegration: Solution = {
  slug: "enterprise-integration",
  title: "Enterprise Integration",
  subtext: "Agents inside regulated systems, with your identity, audit and approval rules.",
  description:
    "Agents that work in core systems of logistics, banking, telecom and energy. They sign in through your identity provider, act inside your approval rules and write to your audit log.",
  cta: intakeCta("Request Integration"),
  features: [
    {
      title: "Your identity, your roles",
      description: "Each agent has an account of its own with the least access it needs. You can lock it in one place.",
    },
    {
      title: "Audit that auditors accept",
      description: "Who asked, what was read, what was written and who approved: one line each, exportable.",
    },
    {
      title: "Old systems included",
      description:
        "Message queues, files at night, a database view or a screen from 1998. We write down each contract and test it.",
    },
  ],
  useCases: [
    {
      industry: "Banking",
      task: "KYC checks",
      text: "Answers customers in a chatbot, requests missing KYC documents and flags patterns that look like fraud.",
    },
    {
      industry: "Logistics",
      task: "dispatch",
      text: "Plans dispatch from orders and vehicle data and re-plans when a truck is late.",
    },
    {
      industry: "Telecom",
      task: "case routing",
      text: "Routes cases by content and history, and warns of churn before the contract ends.",
    },
    {
      industry: "Energy",
      task: "grid optimization",
      text: "Balances load and storage from meter data and proposes switching plans to the operator.",
    },
  ],
};
