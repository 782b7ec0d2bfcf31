import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import { createBreaker } from "./breaker.ts";
import { createTokenBudget } from "./budget.ts";
import { cited } from "./cited.ts";
import { createGate } from "./concurrency.ts";
import { createEmbeddedProvider } from "./embedded.ts";
import { guarded } from "./guarded.ts";
import { noneProvider } from "./none.ts";
import { createOpenAiProvider } from "./openai.ts";
import type { AssistantProvider } from "./provider.ts";
import { createTokenStore } from "./token-store.ts";
import { createPromptWriter } from "./write-prompt.ts";

/** CONTRACT, section 2, `AI_MAX_CONCURRENT`: the queue behind the calls that run. */
const waiting = 32;

/** `now`: epoch milliseconds, the system's clock by default. */
export type ProviderDeps = { db: Storage["db"]; now?: () => number };

/**
 * The assistant that the settings name. A model's server is guarded: calls at once and their queue, the day's tokens,
 * a pause after failures in a row; what answers from this process needs none of it.
 */
export function createProvider(ai: Settings["ai"], { db, now = Date.now }: ProviderDeps): AssistantProvider {
  if (ai.provider === "none") return noneProvider;
  if (ai.provider === "embedded" || !ai.openai) return createEmbeddedProvider();
  const budget =
    ai.dailyTokens === undefined ? undefined : createTokenBudget(ai.dailyTokens, createTokenStore(db), now);
  const { systemPrompt, passagesFor } = createPromptWriter();
  const provider = createOpenAiProvider({
    ...ai.openai,
    systemPrompt,
    ...(budget && { onUsage: budget.spend }),
  });
  const gate = createGate({ running: ai.maxConcurrent, waiting });
  const guards = { gate, breaker: createBreaker(() => performance.now()), ...(budget && { budget }) };
  return cited(guarded(provider, guards), passagesFor);
}
