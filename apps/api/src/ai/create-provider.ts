import { knowledge, type Passage } from "@thirtyfold/content";
import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import type { AgentRunner } from "./agents/agent.ts";
import { createEmbeddedAgents } from "./agents/embedded/embedded-agents.ts";
import { guardedAgents } from "./agents/guarded-agents.ts";
import { createBreaker } from "./breaker.ts";
import { createTokenBudget } from "./budget.ts";
import { cited, type PassagesFor } from "./cited.ts";
import { createGate } from "./concurrency.ts";
import { createEmbeddedProvider } from "./embedded.ts";
import { guarded } from "./guarded.ts";
import { noneAgents, noneProvider } from "./none.ts";
import { createOpenAiProvider } from "./openai.ts";
import { createOpenAiAgents } from "./openai-agents.ts";
import { type AssistantProvider, type AssistantQuestion, ProviderError } from "./provider.ts";
import { startTextWorker, type TextWorker } from "./text-worker/text-worker.ts";
import { createTokenMeter, type TokenMeter } from "./token-meter.ts";
import { createTokenStore } from "./token-store.ts";
import { writeSystemPrompt } from "./write-prompt.ts";

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

const passages = new Map(knowledge.map((passage) => [passage.id, passage]));

/** Searched once for a question, though both its prompt and its citations want them. */
function passagesBy(worker: TextWorker): PassagesFor {
  const found = new WeakMap<AssistantQuestion, Promise<readonly Passage[]>>();
  const find = async (question: AssistantQuestion, signal: AbortSignal) => {
    const ids = await worker.run("passages", question, signal);
    return ids.flatMap((id) => passages.get(id) ?? []);
  };
  return (question, signal) => {
    const before = found.get(question) ?? find(question, signal);
    found.set(question, before);
    return before;
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
