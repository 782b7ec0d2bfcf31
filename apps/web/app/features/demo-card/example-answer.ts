import { company, pricing, type TryType } from "@thirtyfold/content";

const sample = (id: string) => pricing.samples.find((price) => price.id === id)?.value ?? "";
const setup = sample("setup");
const support = sample("support");
const discount = sample("volume-discount");
const delivery = sample("delivery");
const small = sample("fast-delivery");

const examples: Readonly<Record<TryType, string>> = {
  sales: `Hello,

Thank you for asking. One agent costs ${setup} for the setup and ${support} for support. If you start with several, there is a volume discount of ${discount}.

We deliver in ${delivery}; a small agent takes ${small}.

Next step
- Book the free audit: we look at your week and mark what an agent can take.

${company.name}`,
  onboarding: `Checklist
- Day 1: welcome email with the kickoff time. Owner: account lead
- Day 2: shared folder and access to the systems. Owner: your IT
- Day 3: billing profile, ${setup} setup and ${support} support. Owner: finance
- Day 5: kickoff with the person who approves. Owner: account lead
- Delivery: ${delivery}, a small agent ${small}

Missing
- The billing address
- Who approves on the client's side`,
  operations: `Summary
- Late: 2 tasks, the oldest by 3 days
- Blocked: 1 task, it waits for an approval
- Today: 4 tasks

Plan
- Clear the late tasks before 10:00
- Ask for the approval now
- Confirm the ${setup} setup invoice and the ${support} support
- Book the delivery: ${delivery}, a small agent ${small}`,
};

const longestQuote = 80;

/** A canned answer. It states that it is one, and that only the first words of the visitor's text were read. */
export function exampleAnswer(agent: TryType, text: string): string {
  const [first = ""] = text.trim().split("\n");
  const quote = first.length > longestQuote ? `${first.slice(0, longestQuote).trimEnd()}…` : first;
  return `This is a sample, written in advance for texts like yours: “${quote}”

${examples[agent]}

${pricing.samplesNote}`;
}
