import { SpanKind } from "@opentelemetry/api";
import { fail, startSpan } from "../tracing/tracer.ts";
import type { AgentRunner } from "./agent.ts";
import type { Breaker } from "./breaker.ts";
import type { TokenBudget } from "./budget.ts";
import type { Gate } from "./gate.ts";
import { type AssistantProvider, ProviderError } from "./provider.ts";

/** One set per model server, shared by all calls to it. */
export type Guards = { gate: Gate; breaker: Breaker; budget?: TokenBudget };

/** The same provider behind the guards: it may refuse a question with a {@link ProviderError}. */
export function guarded(provider: AssistantProvider, guards: Guards): AssistantProvider {
  return {
    name: provider.name,
    answer: (question, signal) => guardedCall(guards, signal, () => provider.answer(question, signal)),
  };
}

/** Runs `call` behind the guards; a call that would be refused does not queue. */
async function* guardedCall<Event, Result>(
  guards: Guards,
  signal: AbortSignal,
  call: () => AsyncIterable<Event, Result>,
): AsyncGenerator<Event, Result> {
  await guards.budget?.check();
  guards.breaker.check();
  const leave = await guards.gate.enter(signal);
  try {
    await guards.budget?.check();
    return yield* watched(guards.breaker, call);
  } finally {
    leave();
  }
}

/** Reports the outcome of the call to the breaker. */
async function* watched<Event, Result>(
  breaker: Breaker,
  call: () => AsyncIterable<Event, Result>,
): AsyncGenerator<Event, Result> {
  const pass = breaker.enter();
  const span = startSpan("model call", { kind: SpanKind.CLIENT });
  try {
    const result = yield* call();
    pass.succeeded();
    return result;
  } catch (error) {
    fail(span, error);
    if (error instanceof ProviderError && error.outage) pass.failed();
    throw error;
  } finally {
    span.end();
    pass.abandoned();
  }
}

/** The runner behind the guards; a run takes one place, however often it calls the model. */
export function guardedAgents(runner: AgentRunner, guards: Guards): AgentRunner {
  return {
    name: runner.name,
    run: (job, signal) => guardedCall(guards, signal, () => runner.run(job, signal)),
  };
}
