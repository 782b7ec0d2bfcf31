export { assistantGreeting } from "./assistant-greeting.ts";
export {
  assistantPromptVersion,
  assistantSystemPrompt,
  type CompanyFacts,
  type PromptPassage,
} from "./assistant-prompt.ts";
