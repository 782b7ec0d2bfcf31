/** Who wants to know. One that throws doesn't keep the others, or the caller, from going on. */
export class Listeners<Value = void> {
  readonly #all = new Set<(value: Value) => void>();

  /** Returns what removes the listener again. Can be handed on without its object. */
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
