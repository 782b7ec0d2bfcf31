import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import type { AgentRunner } from "./agent.ts";
import { createBreaker } from "./breaker.ts";
import { createTokenBudget, createTokenMeter, type TokenMeter } from "./budget.ts";
import { createEmbeddedAgents, createEmbeddedProvider } from "./embedded.ts";
import { createGate } from "./gate.ts";
import { guarded, guardedAgents } from "./guarded.ts";
import { noneAgents, noneProvider } from "./none.ts";
import { createOpenAiAgents } from "./openai/agents.ts";
import { createOpenAiProvider } from "./openai/assistant.ts";
import { passagesBy, writeSystemPrompt } from "./openai/assistant-prompt.ts";
import { cited } from "./openai/cited.ts";
import { type AssistantProvider, ProviderError } from "./provider.ts";
import { startTextWorker, type TextWorker } from "./text-worker/text-worker.ts";
import { createTokenStore } from "./token-store.ts";

/** CONTRACT, section 2, `AI_MAX_CONCURRENT`: the queue behind the calls that run. */
const waiting = 32;

/**
 * `now`: epoch milliseconds, the system's clock by default. `worker` is where visitors' texts are read: a thread of
 * its own by default, which `worker.close` ends.
 */
export type ProviderDeps = { db: Storage["db"]; now?: () => number; worker?: TextWorker };

/** What answers visitors: the assistant of every page, and the demo agents. */
export type Providers = {
  assistant: AssistantProvider;
  agents: AgentRunner;
  /** Undefined where nobody answers. */
  worker?: TextWorker;
  /** What a model's server was paid; undefined without one. */
  tokens?: TokenMeter;
};

/**
 * What the settings name. A model's server is guarded, by one set of guards for both: calls at once and their queue, the
 * day's tokens, a pause after failures in a row. What answers without one is limited by its worker.
 */
export function createProviders(ai: Settings["ai"], deps: ProviderDeps): Providers {
  if (ai.provider === "none") return { assistant: noneProvider, agents: noneAgents };
  const { db, now = Date.now, worker = startTextWorker() } = deps;
  if (ai.provider === "embedded" || !ai.openai) {
    return { assistant: createEmbeddedProvider(worker), agents: createEmbeddedAgents(worker, { now }), worker };
  }
  const budget =
    ai.dailyTokens === undefined ? undefined : createTokenBudget(ai.dailyTokens, createTokenStore(db), now);
  const gate = createGate({ running: ai.maxConcurrent, waiting });
  const guards = { gate, breaker: createBreaker(() => performance.now()), ...(budget && { budget }) };
  const tokens = createTokenMeter(budget);
  const server = { ...ai.openai, onUsage: tokens.spend };
  const passagesFor = passagesBy(worker);
  const assistant = createOpenAiProvider({
    ...server,
    systemPrompt: async (question, signal) => writeSystemPrompt(await passagesFor(question, signal)),
  });
  return {
    assistant: withHandover(cited(guarded(assistant, guards), passagesFor), worker),
    agents: guardedAgents(createOpenAiAgents({ ...server, now, worker }), guards),
    worker,
    tokens,
  };
}

/** The same answers, with the offer to go on with a person where there is reason for one. */
function withHandover(provider: AssistantProvider, worker: TextWorker): AssistantProvider {
  return {
    name: provider.name,
    async *answer(question, signal) {
      const notes = yield* provider.answer(question, signal);
      try {
        const handover = await worker.run("handover", { question, notes }, signal);
        return { ...notes, ...(handover && { handover }) };
      } catch (error) {
        signal.throwIfAborted();
        // The answer is there: it is worth more than the offer.
        if (error instanceof ProviderError) return notes;
        throw error;
      }
    },
  };
}
