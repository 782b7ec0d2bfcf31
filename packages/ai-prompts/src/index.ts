export { assistantGreeting } from "./assistant-greeting.ts";
