export function createListeners<Value = void>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    /** Returns a function that removes the listener. */
    add: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (value: Value) => {
      for (const listener of listeners) listener(value);
    },
  };
}
