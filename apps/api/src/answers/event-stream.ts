/** A line that every client skips: proxies close connections on which nothing moves. */
const heartbeat = ": still answering\n\n";

/** One server-sent event. */
function serverSent(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

export type EventOptions = {
  /** Silence after which a heartbeat is sent, milliseconds. */
  heartbeatMs: number;
  /** The text of the `error` event for what went wrong; `undefined` where nobody is left to read it. */
  describe: (error: unknown) => string | undefined;
};

/**
 * An answer whose `first` event is there already, as server-sent events: each event as it comes, then `done` with the
 * fields of the result, or `error`. It never throws, and reads on only as fast as its own reader does.
 */
export async function* answerEvents<Event extends object, Result extends object>(
  first: IteratorResult<Event, Result>,
  events: AsyncIterator<Event, Result>,
  { heartbeatMs, describe }: EventOptions,
): AsyncGenerator<string> {
  try {
    let next = first;
    while (!next.done) {
      yield serverSent(next.value);
      const pending = events.next();
      while (!(await settlesWithin(pending, heartbeatMs))) yield heartbeat;
      next = await pending;
    }
    yield serverSent({ done: true, ...next.value });
  } catch (error) {
    const text = describe(error);
    if (text !== undefined) yield serverSent({ error: text });
  } finally {
    await events.return?.();
  }
}

/** False when `promise` is still pending after `ms`; a rejection counts as settled. */
async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const silence = Promise.withResolvers<boolean>();
  const timer = setTimeout(silence.resolve, ms, false);
  const settled = promise.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
