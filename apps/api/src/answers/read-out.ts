import type { IncomingMessage } from "node:http";

/** The most that proxies in front of us let through (deploy/). */
const mostBytes = 6_000_000;
const silentMs = 1_000;
/** For one that keeps sending a little. */
const longestMs = 10_000;

/**
 * Reads what is left of a call's body and drops it, before the call is refused: a connection that is closed with bytes unread is
 * reset, and a proxy that is still sending never sees the answer and says 502. Ends with the body, after as much as a proxy passes
 * on, when nothing has come for a second, or after ten.
 */
export async function readOut(call: IncomingMessage): Promise<void> {
  if (call.complete || call.readableEnded || call.destroyed) return;
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
