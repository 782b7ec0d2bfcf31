/** First come, first served. */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #locked = false;

  /** True while somebody waits. */
  get contended(): boolean {
    return this.#waiting.length > 0;
  }

  async acquire(): Promise<void> {
    if (!this.#locked) {
      this.#locked = true;
      return;
    }
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#locked = false;
  }
}
