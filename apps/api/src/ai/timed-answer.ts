import { ProviderError } from "./provider.ts";

/** The visitor waiting for an answer. */
export type Visitor = {
  hasLeft(): boolean;
  /** Calls `listener` when the visitor leaves before the answer is complete. */
  onLeave(listener: () => void): void;
};

export type AnswerLimits = {
  visitor: Visitor;
  /** Milliseconds for the whole answer, including the wait for a free place. */
  timeLimitMs: number;
};

/** Cancels the work when time is up or the visitor left. @throws {ProviderError} `timeout`; `AbortError` if left. */
export async function* timedAnswer<Event, Result>(
  start: (signal: AbortSignal) => AsyncIterator<Event, Result>,
  { visitor, timeLimitMs }: AnswerLimits,
): AsyncGenerator<Event, Result> {
  // One controller and no other signals: they cost more than the rest of a call.
  const work = new AbortController();
  const events = start(work.signal);
  let interrupt: ((reason: unknown) => void) | undefined;
  const pull = () =>
    new Promise<IteratorResult<Event, Result>>((resolve, reject) => {
      interrupt = reject;
      events.next().then(resolve, reject);
    });
  // Not awaited: the work ends in its own time.
  const end = () => void events.return?.().then(undefined, () => undefined);
  const stop = (reason?: unknown) => {
    work.abort(reason);
    interrupt?.(work.signal.reason);
    // Otherwise a reader that stops reading would occupy the provider's place.
    end();
  };
  const timer = setTimeout(() => stop(new ProviderError("timeout")), timeLimitMs);
  visitor.onLeave(stop);
  try {
    if (visitor.hasLeft()) stop();
    work.signal.throwIfAborted();
    for (;;) {
      const next = await pull();
      work.signal.throwIfAborted();
      if (next.done) return next.value;
      yield next.value;
      work.signal.throwIfAborted();
    }
  } finally {
    clearTimeout(timer);
    end();
  }
}
