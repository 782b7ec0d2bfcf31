/** Bounds the memory that a flood of addresses can take. */
const mostClients = 50_000;

const minute = 60_000;

/** Counts per client and minute, local to this process and immune to changes of the machine's clock. */
export class MinuteCounts {
  // Ordered by start of the window, and so by its end.
  readonly #windows = new Map<string, { count: number; ends: number }>();

  /** Returns the client's count, and the milliseconds until its minute ends. */
  count(client: string): { current: number; ttl: number } {
    const now = performance.now();
    let window = this.#windows.get(client);
    if (!window || window.ends <= now) {
      this.#forget(now);
      window = { count: 0, ends: now + minute };
      this.#windows.set(client, window);
    }
    window.count += 1;
    return { current: window.count, ttl: window.ends - now };
  }

  /** Milliseconds until the minute ends of a client that has already reached `most`, else 0; counts nothing. */
  wait(client: string, most: number): number {
    const window = this.#windows.get(client);
    return window && window.count >= most ? Math.max(0, window.ends - performance.now()) : 0;
  }

  #forget(now: number): void {
    for (const [client, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size < mostClients) return;
      this.#windows.delete(client);
    }
  }
}
