import type { Solution, SolutionSlug } from "./solution.ts";
import { agentDelivery, gptCustomization, noCodeIntegrations, workflowAutomation } from "./solutions-agents.ts";
import { aiConsulting, aiPoweredAutomation, enterpriseIntegration, machineLearning } from "./solutions-programs.ts";

/** The solutions data set, keyed by slug, in the order of the overview. */
export const solutions: Readonly<Record<SolutionSlug, Solution>> = {
  "agent-delivery": agentDelivery,
  "gpt-customization": gptCustomization,
  "workflow-automation": workflowAutomation,
  "no-code-integrations": noCodeIntegrations,
  "ai-powered-automation": aiPoweredAutomation,
  "ai-consulting": aiConsulting,
  "machine-learning": machineLearning,
  "enterprise-integration": enterpriseIntegration,
};
