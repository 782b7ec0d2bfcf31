import { ProviderError } from "./provider.ts";

/** Seconds; places in the queue free up quickly. */
const fullRetryAfter = 5;

/** Lets a limited number of calls run; the others queue. */
export type Gate = {
  /**
   * Returns the (idempotent) release. @throws {ProviderError} `busy` if full or too slow; or the reason of `signal`.
   */
  enter(signal: AbortSignal): Promise<() => void>;
  waiting(): number;
};

/** `waitMs`: longest wait in the queue, in milliseconds; if omitted, only `signal` ends the wait. */
export type GateOptions = { running: number; waiting: number; waitMs?: number };

/** `running` calls at once, and up to `waiting` more in a queue, first come, first served. */
export function createGate({ running, waiting, waitMs }: GateOptions): Gate {
  let free = running;
  const queue = new Set<() => void>();

  const place = () => {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const [next] = queue;
      if (next) next();
      else free += 1;
    };
  };

  return {
    waiting: () => queue.size,
    async enter(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return place();
      }
      if (queue.size >= waiting) throw busy();
      await turn(queue, signal, waitMs);
      return place();
    },
  };
}

/** Not an outage: it says nothing about the server behind the gate. */
const busy = () => new ProviderError("busy", { retryAfter: fullRetryAfter, outage: false });

/** Waits in `queue` until called, aborted, or `waitMs` have passed. */
async function turn(queue: Set<() => void>, signal: AbortSignal, waitMs: number | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // Immediately, not a microtask later: a place given to a caller who has left would be lost.
  const leave = () => {
    queue.delete(call);
    resolve(false);
  };
  const call = () => {
    queue.delete(call);
    signal.removeEventListener("abort", leave);
    resolve(true);
  };
  queue.add(call);
  signal.addEventListener("abort", leave, { once: true });
  const timer = waitMs === undefined ? undefined : setTimeout(leave, waitMs);
  const called = await promise;
  clearTimeout(timer);
  if (called) return;
  signal.removeEventListener("abort", leave);
  signal.throwIfAborted();
  throw busy();
}
