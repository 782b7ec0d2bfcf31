/** A line that every client skips: proxies close connections on which nothing moves. */
const heartbeat = ": still answering\n\n";

function serverSent(events: readonly object[]): string {
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
}

/** How an answer is written as events: one to several for each, for its result, and for what went wrong. */
export type EventFormat<Event, Result> = {
  headers: Readonly<Record<string, string>>;
  event: (event: Event) => readonly object[];
  done: (result: Result) => readonly object[];
  error: (text: string) => readonly object[];
  /** What closes the stream, as it is sent. */
  end: string;
};

/** CONTRACT, section 3: each event as it is, then `done` with the fields of the result, or `error`. */
export const ownFormat: EventFormat<object, object> = {
  headers: {},
  event: (event) => [event],
  done: (result) => [{ done: true, ...result }],
  error: (text) => [{ error: text }],
  end: "",
};

export type EventOptions<Event, Result> = {
  format: EventFormat<Event, Result>;
  /** Silence after which a heartbeat is sent, milliseconds. */
  heartbeatMs: number;
  /** The text of the `error` event for what went wrong; `undefined` where nobody is left to read it. */
  describe: (error: unknown) => string | undefined;
};

/**
 * An answer whose `first` event is there already, as server-sent events: each as it comes. It never throws, and reads on
 * only as fast as its own reader does.
 */
export async function* answerEvents<Event extends object, Result extends object>(
  first: IteratorResult<Event, Result>,
  events: AsyncIterator<Event, Result>,
  { format, heartbeatMs, describe }: EventOptions<Event, Result>,
): AsyncGenerator<string> {
  try {
    let next = first;
    while (!next.done) {
      yield serverSent(format.event(next.value));
      const pending = events.next();
      while (!(await settlesWithin(pending, heartbeatMs))) yield heartbeat;
      next = await pending;
    }
    yield serverSent(format.done(next.value)) + format.end;
  } catch (error) {
    const text = describe(error);
    if (text !== undefined) yield serverSent(format.error(text)) + format.end;
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
