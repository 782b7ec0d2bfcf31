import { ProviderError } from "./provider.ts";

/** A place in the queue is worth another try soon: answers take seconds. */
const fullRetryAfter = 5;

/** Lets a limited number of calls run; the others wait in order of arrival. */
export type Gate = {
  /**
   * Fulfilled with the function that gives the place back (calling it twice does no harm). A caller whose `signal`
   * aborts while waiting leaves the queue and gets the signal's reason.
   * @throws {ProviderError} `busy` when the queue is full, or the caller's turn did not come in time.
   */
  enter(signal: AbortSignal): Promise<() => void>;
  /** Callers in the queue. */
  waiting(): number;
};

/** `waitMs`: the longest wait in the queue, milliseconds; without it the caller's `signal` ends it. */
export type GateOptions = { running: number; waiting: number; waitMs?: number };

/** A gate for `running` calls at once with a queue of `waiting` behind it. */
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

/** Says nothing of what is behind the gate. */
const busy = () => new ProviderError("busy", { retryAfter: fullRetryAfter, outage: false });

/** Waits in `queue` until called, until `signal` aborts, or until `waitMs` are over. */
async function turn(queue: Set<() => void>, signal: AbortSignal, waitMs: number | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // Out of the queue at once, not a microtask later: a place given to someone who has left would be lost.
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
