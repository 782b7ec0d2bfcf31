import { ProviderError } from "./provider.ts";

export type AnswerLimits = {
  /** Aborts when the visitor leaves. */
  left: AbortSignal;
  /** Milliseconds for the whole answer, the wait for a free place included. */
  timeLimitMs: number;
};

/**
 * The answer that `start` makes, ended in time: the work behind it is cancelled when the visitor leaves and when the
 * time is up, and the reader is told at once, however slow the work is to stop.
 * @throws {ProviderError} `timeout` when the time is up, otherwise as the work; the reason of `left` after it.
 */
export async function* timedAnswer<Event, Result>(
  start: (signal: AbortSignal) => AsyncIterator<Event, Result>,
  { left, timeLimitMs }: AnswerLimits,
): AsyncGenerator<Event, Result> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(new ProviderError("timeout")), timeLimitMs);
  const signal = AbortSignal.any([left, clock.signal]);
  const stopped = Promise.withResolvers<never>();
  // Whoever waits for a piece is told; with nobody waiting it is no unhandled rejection.
  stopped.promise.catch(() => undefined);
  const events = start(signal);
  // Not awaited: work in the middle of something ends in its own time.
  const end = () => void events.return?.().then(undefined, () => undefined);
  const stop = () => {
    stopped.reject(signal.reason);
    // A reader who takes no more would otherwise hold the provider's place.
    end();
  };
  try {
    signal.throwIfAborted();
    signal.addEventListener("abort", stop, { once: true });
    for (;;) {
      const next = await Promise.race([events.next(), stopped.promise]);
      signal.throwIfAborted();
      if (next.done) return next.value;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    end();
  }
}
