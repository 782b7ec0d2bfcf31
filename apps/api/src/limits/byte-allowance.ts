/** Bytes that a client may store at once, and per minute after that. */
export type StorageLimits = Readonly<{ atOnce: number; perMinute: number }>;

/** Three full-size resumes at once. */
const usual: StorageLimits = { atOnce: 16 * 1024 * 1024, perMinute: 512 * 1024 };

/** Bounds the memory that a flood of addresses can take. */
const mostClients = 50_000;

/** A token bucket of bytes per client, local to this process and immune to changes of the machine's clock. */
export class ByteAllowance {
  /** Least recently used first. */
  readonly #clients = new Map<string, { bytes: number; at: number }>();
  readonly #limits: StorageLimits;

  constructor(limits: StorageLimits = usual) {
    this.#limits = limits;
  }

  /** Seconds until this many bytes may be stored; counts nothing. */
  wait(client: string, bytes: number): number {
    const excess = this.#spentOf(client, performance.now()) + bytes - this.#limits.atOnce;
    return excess > 0 ? Math.ceil(this.#msOf(excess) / 1_000) : 0;
  }

  /** Counts the bytes and returns 0, or returns the seconds to wait and counts nothing. */
  take(client: string, bytes: number): number {
    const now = performance.now();
    const seconds = this.wait(client, bytes);
    if (seconds > 0) return seconds;
    const spent = this.#spentOf(client, now) + bytes;
    this.#clients.delete(client);
    this.#forget(now);
    this.#clients.set(client, { bytes: spent, at: now });
    return 0;
  }

  #msOf(bytes: number): number {
    return (bytes / this.#limits.perMinute) * 60_000;
  }

  #spentOf(client: string, now: number): number {
    const known = this.#clients.get(client);
    if (!known) return 0;
    return Math.max(0, known.bytes - ((now - known.at) * this.#limits.perMinute) / 60_000);
  }

  #forget(now: number): void {
    for (const [client, { bytes, at }] of this.#clients) {
      if (now - at < this.#msOf(bytes) && this.#clients.size < mostClients) return;
      this.#clients.delete(client);
    }
  }
}
