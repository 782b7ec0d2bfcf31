import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** Far more clients than one process serves in a minute: what a flood of addresses may cost in memory. */
const mostClients = 50_000;

/**
 * The counts of this process, for windows that all have the same length. (The library's own store gives every call of a
 * client the same object and reads it a moment later: of calls that arrive at once, such as the messages of a socket
 * that was away, all were refused as soon as the last of them was one too many.)
 */
export class MinuteCounts implements FastifyRateLimitStore {
  // In the order in which the windows began, and so in which they end.
  readonly #windows = new Map<string, { count: number; ends: number }>();

  incr(key: string, tell: Parameters<FastifyRateLimitStore["incr"]>[1], length: number): void {
    const now = Date.now();
    let window = this.#windows.get(key);
    if (!window || window.ends <= now) {
      this.#forget(now);
      window = { count: 0, ends: now + length };
      this.#windows.set(key, window);
    }
    window.count += 1;
    tell(null, { current: window.count, ttl: window.ends - now });
  }

  child(): MinuteCounts {
    return new MinuteCounts();
  }

  #forget(now: number): void {
    for (const [key, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size < mostClients) return;
      this.#windows.delete(key);
    }
  }
}
