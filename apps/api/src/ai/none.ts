import type { AgentRunner } from "./agent.ts";
import { type AssistantProvider, ProviderError } from "./provider.ts";

/** `AI_PROVIDER=none`: the assistant is switched off and says so. */
export const noneProvider: AssistantProvider = {
  name: "none",
  // oxlint-disable-next-line require-yield -- a generator, so that the refusal surfaces like any other error
  async *answer() {
    throw new ProviderError("unavailable");
  },
};

export const noneAgents: AgentRunner = {
  name: "none",
  // oxlint-disable-next-line require-yield -- as above
  async *run() {
    throw new ProviderError("unavailable");
  },
};
