/** How many may wait, and for how many milliseconds. */
export type WaitLimits = Readonly<{ waiting: number; ms: number }>;

/** First come, first served. */
export class Mutex {
  readonly #waiting = new Set<() => void>();
  #locked = false;

  /** True while anybody waits. */
  get contended(): boolean {
    return this.#waiting.size > 0;
  }

  /** False if too many wait, or it took too long; without limits, never. */
  async acquire(limits?: WaitLimits): Promise<boolean> {
    if (!this.#locked) {
      this.#locked = true;
      return true;
    }
    if (limits && this.#waiting.size >= limits.waiting) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const call = () => resolve(true);
    this.#waiting.add(call);
    const leave = () => {
      this.#waiting.delete(call);
      resolve(false);
    };
    const timer = limits && setTimeout(leave, limits.ms);
    const had = await promise;
    clearTimeout(timer);
    return had;
  }

  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#locked = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
