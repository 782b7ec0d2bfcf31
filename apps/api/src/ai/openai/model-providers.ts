import type { Settings } from "../../settings.ts";
import type { Storage } from "../../storage/storage.ts";
import { createBreaker } from "../breaker.ts";
import { createTokenBudget, createTokenMeter } from "../budget.ts";
import { createGate } from "../gate.ts";
import { guarded, guardedAgents } from "../guarded.ts";
import { type AssistantProvider, ProviderError } from "../provider.ts";
import type { TextWorker } from "../text-worker/text-worker.ts";
import { createTokenStore } from "../token-store.ts";
import { createOpenAiAgents } from "./agents.ts";
import { createOpenAiProvider } from "./assistant.ts";
import { passagesBy, writeSystemPrompt } from "./assistant-prompt.ts";
import { cited } from "./cited.ts";

/** CONTRACT, section 2, `AI_MAX_CONCURRENT`: the number of calls that may queue. */
const waiting = 32;

/** Assistant and agents share one set of guards: concurrency, token budget, breaker. */
export function createModelProviders(
  { maxConcurrent, dailyTokens }: Settings["ai"],
  openai: NonNullable<Settings["ai"]["openai"]>,
  { db, now, worker }: { db: Storage["db"]; now: () => number; worker: TextWorker },
) {
  const budget = dailyTokens === undefined ? undefined : createTokenBudget(dailyTokens, createTokenStore(db), now);
  const gate = createGate({ running: maxConcurrent, waiting });
  const guards = { gate, breaker: createBreaker(() => performance.now()), ...(budget && { budget }) };
  const tokens = createTokenMeter(budget);
  const server = { ...openai, onUsage: tokens.spend };
  const passagesFor = passagesBy(worker);
  const assistant = createOpenAiProvider({
    ...server,
    systemPrompt: async (question, signal) => writeSystemPrompt(await passagesFor(question, signal)),
  });
  return {
    assistant: withNotes(cited(guarded(assistant, guards), passagesFor), worker),
    agents: guardedAgents(createOpenAiAgents({ ...server, now, worker }), guards),
    worker,
    tokens,
  };
}

/** Adds the offer of a person, and the topic of an unanswered question. */
function withNotes(provider: AssistantProvider, worker: TextWorker): AssistantProvider {
  return {
    name: provider.name,
    async *answer(question, signal) {
      const notes = yield* provider.answer(question, signal);
      try {
        return await worker.run("completeNotes", { question, notes }, signal);
      } catch (error) {
        signal.throwIfAborted();
        // The answer matters more than its notes.
        if (error instanceof ProviderError) return notes;
        throw error;
      }
    },
  };
}
