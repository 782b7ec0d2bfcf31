/** Far more clients than one process serves in a minute: what a flood of addresses may cost in memory. */
const mostClients = 50_000;

const minute = 60_000;

/** How often each client did something within its minute. Counted by this process alone. */
export class MinuteCounts {
  // In the order in which the windows began, and so in which they end.
  readonly #windows = new Map<string, { count: number; ends: number }>();

  /** Counts one more; gives the client's number, and the milliseconds until its minute ends. */
  count(client: string): { current: number; ttl: number } {
    const now = Date.now();
    let window = this.#windows.get(client);
    if (!window || window.ends <= now) {
      this.#forget(now);
      window = { count: 0, ends: now + minute };
      this.#windows.set(client, window);
    }
    window.count += 1;
    return { current: window.count, ttl: window.ends - now };
  }

  #forget(now: number): void {
    for (const [client, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size < mostClients) return;
      this.#windows.delete(client);
    }
  }
}
