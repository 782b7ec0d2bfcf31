import { company } from "../company.ts";
import { pricing, type SamplePrice } from "../pricing.ts";
import { audit } from "../process.ts";
import { services } from "../services.ts";
import { inWords, midSentence, type Passage } from "./passage.ts";

const packages = "/ai-automation#packages";

function sample(id: SamplePrice["id"]): string {
  const found = pricing.samples.find((entry) => entry.id === id);
  if (!found) throw new Error(`No sample price called ${id}`);
  return found.value;
}

const ranking = services.find(({ id }) => id === "consulting");
if (!ranking) throw new Error("No service called consulting");

const others = pricing.samples
  .filter(({ id }) => id !== "volume-discount")
  .map(({ label, value }) => `${midSentence(label)} ${value}`);

const price = `The first agent starts at ${pricing.firstAgent}, automation setup included.`;

/** Prices, the audit that sets them, and what the site leaves open about money. */
export const pricingPassages: readonly Passage[] = [
  {
    id: "price",
    kind: "fact",
    title: "Price",
    path: packages,
    questions: [
      "How much does an agent or a chatbot cost?",
      "What is the price?",
      "What are your rates?",
      "Can I afford it on a small budget?",
      "What is the cheapest agent?",
      "How much is the setup?",
    ],
    keywords: ["estimate", "total", "minimum", "money", "dollars"],
    text: `${price} ${pricing.scope}`,
    answer: `${price} The scope, and with it the final price, is set in a free AI audit: you get it in writing before anything is built.`,
  },
  {
    id: "price-model",
    kind: "fact",
    title: "Packages, subscriptions and monthly fees",
    path: packages,
    questions: [
      "Is it a monthly subscription or a one-time payment?",
      "Which packages and plans are there?",
      "Are there running costs every month?",
      "Do you have tiers?",
      "Do you charge by the hour or a flat fee?",
    ],
    keywords: ["recurring", "yearly", "annual", "retainer", "license", "upfront"],
    text: `There are no tiers: one price, ${pricing.from}, for ${pricing.covers}. ${pricing.scope} The demos show a sample of ${sample("support")} for support. ${pricing.samplesNote}`,
    answer: `One price and no tiers: ${pricing.from} for ${pricing.covers}. The site names no monthly fee; ${sample("support")} for support in the demos is a sample, not an offer.`,
  },
  {
    id: "price-least",
    kind: "fact",
    title: "The least that an agent costs",
    path: packages,
    questions: ["Is there anything cheaper to start with?", "Is there nothing under $2,500?"],
    keywords: ["cheaper", "less", "lower", "smaller", "trial", "under", "below"],
    text: `${price} No agent costs less. The AI audit is free. ${pricing.scope}`,
    answer: `No agent on this site costs less than ${pricing.firstAgent}, for ${pricing.covers}. The AI audit is free, and you keep its notes either way.`,
  },
  {
    id: "price-one-job",
    kind: "fact",
    title: "How many jobs one price covers",
    path: packages,
    questions: ["Is that price for one task or for all of them?", "Can one agent do two jobs for the same price?"],
    keywords: ["both", "two", "several", "each", "per", "second", "combine", "together"],
    text: `${pricing.firstAgent} pays for one agent with one job. ${pricing.scope}`,
    answer: `One price is for one agent with one job, from ${pricing.firstAgent}. What a second job adds is not on this site: the free AI audit sets the scope, and you get the price in writing.`,
  },
  {
    id: "price-included",
    kind: "fact",
    title: "What the price includes",
    path: packages,
    questions: ["What do I get for the price?", "What is included?", "What does the package contain?"],
    keywords: ["deliverables", "scope"],
    text: `${pricing.firstAgent} covers ${pricing.covers}. Included: ${pricing.included.join(". ")}.`,
    answer: `From ${pricing.firstAgent} you get: ${inWords(pricing.included.map(midSentence))}.`,
  },
  {
    id: "price-samples",
    kind: "fact",
    title: "Discounts and sample figures",
    path: packages,
    questions: [
      "Is there a discount for several agents?",
      "Do you give volume discounts?",
      "Are the figures in the demo a real offer?",
      "Is it cheaper if we order more?",
    ],
    keywords: ["deal", "bulk", "nonprofit rate", "sample"],
    text: `The demos quote sample figures: ${pricing.samples.map((entry) => `${entry.label} ${entry.value}`).join(", ")}. ${pricing.samplesNote}`,
    answer: `The demos quote a volume discount of ${sample("volume-discount")}, but that is a sample and not an offer, like the other figures: ${inWords(others)}. Your own price is set in the free AI audit.`,
  },
  {
    id: "refund",
    kind: "fact",
    title: "Refunds and cancellation",
    path: company.intakePath,
    questions: [
      "Can I get a refund?",
      "Do I get my money back if it does not work?",
      "Is there a guarantee?",
      "How do I cancel?",
      "Is there a minimum contract term?",
    ],
    keywords: ["warranty", "terminate", "notice period", "reimbursed"],
    text: "The site states no refund, guarantee or cancellation terms.",
    answer:
      "This site states no refund or cancellation terms, so I will not guess. Ask in the intake form and a person answers you.",
    unstated: true,
  },
  {
    id: "payment",
    kind: "fact",
    title: "Payment methods and invoices",
    path: company.intakePath,
    questions: ["How can I pay?", "Do you accept credit cards?", "Can I pay in installments?", "Which currency?"],
    keywords: ["paypal", "wire", "bank transfer", "euros", "vat"],
    text: `Prices are in US dollars. The site states no payment methods.`,
    answer:
      "Prices on this site are in US dollars, and it does not say how to pay. Ask in the intake form and a person answers you.",
    unstated: true,
  },
  {
    id: "audit",
    kind: "fact",
    title: audit.title,
    path: "/services#packages",
    questions: [
      "What is the AI audit?",
      "What happens in the audit?",
      "What is the free strategy consultation?",
      "Is the audit free?",
      "Do I have to pay for the audit?",
      "Is there an obligation?",
    ],
    keywords: ["strings attached", "catch", "assessment", "ops audit"],
    text: `${audit.title}. Bring ${audit.bring}; we mark ${audit.marks}. ${audit.result} You keep the notes either way.`,
    answer: `The AI audit is free: bring ${audit.bring} and we mark ${audit.marks}. ${audit.result} You keep the notes either way.`,
  },
  {
    id: "advice",
    kind: "fact",
    title: "What fits you, and where to begin",
    path: company.intakePath,
    questions: [
      "I don't know what I need",
      "What do you recommend?",
      "Can you help me choose?",
      "Which agent is right for us?",
      "What would you suggest for a small company?",
      "How can you help my business?",
    ],
    keywords: ["advice", "suggestion", "recommendation", "ideas", "fit"],
    text: `What fits depends on the task that comes back most. Bring ${audit.bring} to the free AI audit; we mark ${audit.marks}. Who cannot name a first task begins with AI Consulting, which ranks them all.`,
    answer: `What fits shows in the free AI audit: bring ${audit.bring} and we mark ${audit.marks}. If you cannot name the first task, AI Consulting ranks them all in ${ranking.terms.takes}. Or name one task here, and I say whether an agent can take it.`,
  },
  {
    id: "audit-booking",
    kind: "fact",
    title: "Get started: book the free AI audit",
    path: company.intakePath,
    questions: [
      "How do I get started?",
      "What happens after I send the form?",
      "How can I book an audit?",
      "How do I request an agent?",
      "How do I become a customer?",
      "I want to order an agent",
      "Where do I sign up?",
      "Can I book a call?",
      "Can I schedule a meeting?",
      "Where do I fill in the form?",
      "What is the first step?",
    ],
    keywords: ["begin", "hire you", "buy", "schedule", "appointment", "consultation", "intake form"],
    text: `Start with the intake form: name, email and the task your team repeats. It opens the free AI audit. ${audit.result}`,
    answer: `Start with a free AI audit: send the intake form with one task your team repeats. A person answers by email. ${audit.result}`,
  },
];
