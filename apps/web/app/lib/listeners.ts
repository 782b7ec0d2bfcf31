/** Those who want to hear of something. */
export function createListeners<Value = void>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    /** Gives a function that takes the listener away again. */
    add: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (value: Value) => {
      for (const listener of listeners) listener(value);
    },
  };
}
