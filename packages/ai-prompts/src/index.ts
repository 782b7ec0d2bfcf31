export { assistantGreeting } from "./assistant-greeting.ts";
export {
  assistantPromptVersion,
  assistantSystemPrompt,
  type CompanyFacts,
  type PromptPassage,
} from "./assistant-prompt.ts";
export { type DemoFacts, type DemoPromptKind, demoPromptVersion, demoSystemPrompt } from "./demo-prompts.ts";
