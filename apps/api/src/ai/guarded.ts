import type { Breaker } from "./breaker.ts";
import type { TokenBudget } from "./budget.ts";
import type { Gate } from "./concurrency.ts";
import { type AnswerNotes, type AssistantProvider, type AssistantQuestion, ProviderError } from "./provider.ts";

export type Guards = { gate: Gate; breaker: Breaker; budget?: TokenBudget };

/** The same provider behind its guards: nobody queues for a call that would not be made. */
export function guarded(provider: AssistantProvider, guards: Guards): AssistantProvider {
  return {
    name: provider.name,
    async *answer(question, signal) {
      await guards.budget?.check();
      guards.breaker.check();
      const leave = await guards.gate.enter(signal);
      try {
        await guards.budget?.check();
        return yield* watched(provider, guards.breaker, question, signal);
      } finally {
        leave();
      }
    },
  };
}

/** Tells the breaker how the call went. */
async function* watched(
  provider: AssistantProvider,
  breaker: Breaker,
  question: AssistantQuestion,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerNotes> {
  const pass = breaker.enter();
  try {
    const notes = yield* provider.answer(question, signal);
    pass.succeeded();
    return notes;
  } catch (error) {
    if (error instanceof ProviderError && error.outage) pass.failed();
    throw error;
  } finally {
    pass.abandoned();
  }
}
