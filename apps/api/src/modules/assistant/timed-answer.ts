import { type AssistantProvider, type AssistantQuestion, ProviderError } from "../../ai/provider.ts";

export type AnswerLimits = {
  /** Aborts when the visitor leaves. */
  left: AbortSignal;
  /** Milliseconds for the whole answer, the wait for a free place included. */
  timeLimitMs: number;
};

/**
 * A provider's answer that ends in time: the work behind it is cancelled when the visitor leaves and when the time is
 * up, and the reader is told at once, however slow the provider is to stop.
 * @throws {ProviderError} `timeout` when the time is up, otherwise as the provider; the reason of `left` after it.
 */
export async function* timedAnswer(
  provider: AssistantProvider,
  question: AssistantQuestion,
  { left, timeLimitMs }: AnswerLimits,
): AsyncGenerator<string, void> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(new ProviderError("timeout")), timeLimitMs);
  const signal = AbortSignal.any([left, clock.signal]);
  const stopped = Promise.withResolvers<void>();
  const pieces = provider.answer(question, signal)[Symbol.asyncIterator]();
  // Not awaited: a provider in the middle of something ends in its own time.
  const end = () => void pieces.return?.().then(undefined, () => undefined);
  const stop = () => {
    stopped.resolve();
    // A reader who takes no more pieces would otherwise hold the provider's place.
    end();
  };
  try {
    signal.throwIfAborted();
    signal.addEventListener("abort", stop, { once: true });
    for (;;) {
      const next = await Promise.race([pieces.next(), stopped.promise]);
      signal.throwIfAborted();
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    end();
  }
}
