export { assistantGreeting } from "./assistant-greeting.ts";
export { assistantSystemPrompt, type CompanyFacts, type PromptPassage } from "./assistant-prompt.ts";
