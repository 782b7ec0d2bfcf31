/** A comment, which clients ignore: proxies close idle connections. */
const heartbeat = ": still answering\n\n";

function serverSent(events: readonly object[]): string {
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
}

/** How results and errors are written as events. */
export type EventFormat<Event, Result> = {
  headers: Readonly<Record<string, string>>;
  event: (event: Event) => readonly object[];
  done: (result: Result) => readonly object[];
  error: (text: string) => readonly object[];
  end: string;
};

/** CONTRACT, section 3: the events, then `done` with the result's fields, or `error`. */
export const ownFormat: EventFormat<object, object> = {
  headers: {},
  event: (event) => [event],
  done: (result) => [{ done: true, ...result }],
  error: (text) => [{ error: text }],
  end: "",
};

export type EventOptions<Event, Result> = {
  format: EventFormat<Event, Result>;
  /** Milliseconds of silence before a heartbeat. */
  heartbeatMs: number;
  /** The text of the `error` event; `undefined` if nobody is left to read it. */
  describe: (error: unknown) => string | undefined;
};

/** The server-sent events of an answer whose `first` event has arrived. Never throws; respects backpressure. */
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
