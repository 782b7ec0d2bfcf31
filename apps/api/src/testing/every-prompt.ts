import { assistantSystemPrompt, type DemoFacts, demoSystemPrompt } from "@thirtyfold/ai-prompts";
import { businessHours, company } from "@thirtyfold/content";

const facts: DemoFacts = {
  name: company.name,
  email: company.email,
  hours: businessHours.text,
  intakePath: company.intakePath,
  today: "",
  timeZone: "",
  prices: [],
  agents: [],
};
const kinds = ["sales", "onboarding", "operations", "generic"] as const;

/** The rules of every prompt, without the facts that go with a question: what no answer may repeat. */
export const everyPrompt: readonly string[] = [
  assistantSystemPrompt(facts, []),
  ...kinds.map((kind) => demoSystemPrompt(kind, facts)),
];
