import type { ChatEvent } from "@thirtyfold/api-contract";

/** A line that every client skips: proxies close connections on which nothing moves. */
const heartbeat = ": still answering\n\n";

/** One server-sent event of `POST /api/openai/chat`. */
function chatEvent(event: ChatEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

export type EventOptions = {
  /** Silence after which a heartbeat is sent, milliseconds. */
  heartbeatMs: number;
  /** The text of the `error` event for what went wrong; `undefined` where nobody is left to read it. */
  describe: (error: unknown) => string | undefined;
};

/**
 * An answer whose `first` piece is there already, as server-sent events: `delta` as words come, then `done` with the
 * whole text, or `error`. It never throws, and reads on only as fast as its own reader does.
 */
export async function* answerEvents(
  first: string,
  pieces: AsyncGenerator<string, void>,
  { heartbeatMs, describe }: EventOptions,
): AsyncGenerator<string> {
  let message = first;
  try {
    yield chatEvent({ delta: first });
    for (;;) {
      const pending = pieces.next();
      while (!(await settlesWithin(pending, heartbeatMs))) yield heartbeat;
      const next = await pending;
      if (next.done) break;
      message += next.value;
      yield chatEvent({ delta: next.value });
    }
    yield chatEvent({ done: true, message });
  } catch (error) {
    const text = describe(error);
    if (text !== undefined) yield chatEvent({ error: text });
  } finally {
    await pieces.return();
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
