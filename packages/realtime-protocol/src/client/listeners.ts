/** Callbacks for one event. A callback that throws stops neither the others nor the caller. */
export class Listeners<Value = void> {
  readonly #all = new Set<(value: Value) => void>();

  /** Returns a function that removes the listener. Bound, so it can be passed on its own. */
  readonly add = (listener: (value: Value) => void): (() => void) => {
    // Wrapped, so that the same function added twice is called twice.
    const entry = (value: Value) => listener(value);
    this.#all.add(entry);
    return () => {
      this.#all.delete(entry);
    };
  };

  emit(value: Value): void {
    for (const listener of this.#all) {
      try {
        listener(value);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
