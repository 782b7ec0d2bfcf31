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
    keywords: ["estimate", "total", "minimum", "money", "dollars"],
    text: `${price} ${pricing.scope}`,
    answer: `${price} The scope, and with it the final price, is set in a free AI audit: you get it in writing before anything is built.`,
  },
  {
    id: "price-model",
    kind: "fact",
    title: "Packages, subscriptions and monthly fees",
    path: packages,
    keywords: ["recurring", "yearly", "annual", "retainer", "license", "upfront"],
    text: `There are no tiers: one price, ${pricing.from}, for ${pricing.covers}. ${pricing.scope} The demos show a sample of ${sample("support")} for support. ${pricing.samplesNote}`,
    answer: `One price and no tiers: ${pricing.from} for ${pricing.covers}. The site names no monthly fee; ${sample("support")} for support in the demos is a sample, not an offer.`,
  },
  {
    id: "price-least",
    kind: "fact",
    title: "The least that an agent costs",
    path: packages,
    keywords: ["cheaper", "less", "lower", "smaller", "trial", "under", "below"],
    text: `${price} No agent costs less. The AI audit is free. ${pricing.scope}`,
    answer: `No agent on this site costs less than ${pricing.firstAgent}, for ${pricing.covers}. The AI audit is free, and you keep its notes either way.`,
  },
  {
    id: "price-one-job",
    kind: "fact",
    title: "How many jobs one price covers",
    path: packages,
    keywords: ["both", "two", "several", "each", "per", "second", "combine", "together"],
    text: `${pricing.firstAgent} pays for one agent with one job. ${pricing.scope}`,
    answer: `One price is for one agent with one job, from ${pricing.firstAgent}. What a second job adds is not on this site: the free AI audit sets the scope, and you get the price in writing.`,
  },
  {
    id: "price-included",
    kind: "fact",
    title: "What the price includes",
    path: packages,
    keywords: ["deliverables", "scope"],
    text: `${pricing.firstAgent} covers ${pricing.covers}. Included: ${pricing.included.join(". ")}.`,
    answer: `From ${pricing.firstAgent} you get: ${inWords(pricing.included.map(midSentence))}.`,
  },
  {
    id: "price-samples",
    kind: "fact",
    title: "Discounts and sample figures",
    path: packages,
    keywords: ["deal", "bulk", "nonprofit rate", "sample"],
    text: `The demos quote sample figures: ${pricing.samples.map((entry) => `${entry.label} ${entry.value}`).join(", ")}. ${pricing.samplesNote}`,
    answer: `The demos quote a volume discount of ${sample("volume-discount")}, but that is a sample and not an offer, like the other figures: ${inWords(others)}. Your own price is set in the free AI audit.`,
  },
  {
    id: "refund",
    kind: "fact",
    title: "Refunds and cancellation",
    path: company.intakePath,
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
    keywords: ["strings attached", "catch", "assessment", "ops audit"],
    text: `${audit.title}. Bring ${audit.bring}; we mark ${audit.marks}. ${audit.result} You keep the notes either way.`,
    answer: `The AI audit is free: bring ${audit.bring} and we mark ${audit.marks}. ${audit.result} You keep the notes either way.`,
  },
  {
    id: "advice",
    kind: "fact",
    title: "What fits you, and where to begin",
    path: company.intakePath,
    keywords: ["advice", "suggestion", "recommendation", "ideas", "fit"],
    text: `What fits depends on the task that comes back most. Bring ${audit.bring} to the free AI audit; we mark ${audit.marks}. Who cannot name a first task begins with AI Consulting, which ranks them all.`,
    answer: `What fits shows in the free AI audit: bring ${audit.bring} and we mark ${audit.marks}. If you cannot name the first task, AI Consulting ranks them all in ${ranking.terms.takes}. Or name one task here, and I say whether an agent can take it.`,
  },
  {
    id: "audit-booking",
    kind: "fact",
    title: "Get started: book the free AI audit",
    path: company.intakePath,
    keywords: ["begin", "hire you", "buy", "schedule", "appointment", "consultation", "intake form"],
    text: `Start with the intake form: name, email and the task your team repeats. It opens the free AI audit. ${audit.result}`,
    answer: `Start with a free AI audit: send the intake form with one task your team repeats. A person answers by email. ${audit.result}`,
  },
];
