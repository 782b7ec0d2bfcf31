import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import type { AgentRunner } from "./agents/agent.ts";
import { createEmbeddedAgents } from "./agents/embedded/embedded-agents.ts";
import { guardedAgents } from "./agents/guarded-agents.ts";
import { createBreaker } from "./breaker.ts";
import { createTokenBudget } from "./budget.ts";
import { cited } from "./cited.ts";
import { createGate } from "./concurrency.ts";
import { createEmbeddedProvider } from "./embedded.ts";
import { guarded } from "./guarded.ts";
import { noneAgents, noneProvider } from "./none.ts";
import { createOpenAiProvider } from "./openai.ts";
import { createOpenAiAgents } from "./openai-agents.ts";
import type { AssistantProvider } from "./provider.ts";
import { createTokenStore } from "./token-store.ts";
import { createPromptWriter } from "./write-prompt.ts";

/** CONTRACT, section 2, `AI_MAX_CONCURRENT`: the queue behind the calls that run. */
const waiting = 32;

/** `now`: epoch milliseconds, the system's clock by default. */
export type ProviderDeps = { db: Storage["db"]; now?: () => number };

/** What answers visitors: the assistant of every page, and the demo agents. */
export type Providers = { assistant: AssistantProvider; agents: AgentRunner };

/**
 * What the settings name. A model's server is guarded, by one set of guards for both: calls at once and their queue, the
 * day's tokens, a pause after failures in a row; what answers from this process needs none of it.
 */
export function createProviders(ai: Settings["ai"], { db, now = Date.now }: ProviderDeps): Providers {
  if (ai.provider === "none") return { assistant: noneProvider, agents: noneAgents };
  if (ai.provider === "embedded" || !ai.openai) {
    return { assistant: createEmbeddedProvider(), agents: createEmbeddedAgents({ now }) };
  }
  const budget =
    ai.dailyTokens === undefined ? undefined : createTokenBudget(ai.dailyTokens, createTokenStore(db), now);
  const gate = createGate({ running: ai.maxConcurrent, waiting });
  const guards = { gate, breaker: createBreaker(() => performance.now()), ...(budget && { budget }) };
  const server = { ...ai.openai, ...(budget && { onUsage: budget.spend }) };
  const { systemPrompt, passagesFor } = createPromptWriter();
  const assistant = createOpenAiProvider({ ...server, systemPrompt });
  return {
    assistant: cited(guarded(assistant, guards), passagesFor),
    agents: guardedAgents(createOpenAiAgents({ ...server, now }), guards),
  };
}
