import type { IncomingMessage } from "node:http";

/** The most that the proxies in front of us let through (deploy/). */
const mostBytes = 6_000_000;
const silentMs = 1_000;
/** The limit for a body that keeps trickling in. */
const longestMs = 10_000;

/**
 * Reads and drops the rest of a request's body before the request is refused: a connection closed with unread bytes is
 * reset, and a proxy that is still sending never sees the response and reports 502. Ends with the body, after as much
 * as a proxy passes on, after a second of silence, or after ten seconds. Undefined where nothing is left, as nearly
 * always: waiting for a promise would cost a tenth of a refusal.
 */
export function readOut(call: IncomingMessage): Promise<void> | undefined {
  return call.complete || call.readableEnded || call.destroyed ? undefined : drop(call);
}

async function drop(call: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const silence = setTimeout(resolve, silentMs);
  const deadline = setTimeout(resolve, longestMs);
  let bytes = 0;
  const count = ({ length }: Buffer) => {
    bytes += length;
    if (bytes > mostBytes) resolve();
    else silence.refresh();
  };
  call.on("data", count).once("end", resolve).once("close", resolve).resume();
  await promise;
  clearTimeout(silence);
  clearTimeout(deadline);
  call.off("data", count).off("end", resolve).off("close", resolve);
}
