const listeners = new Set<() => void>();

/** Called when this or another tab may have changed device storage. Returns a function that removes the listener. */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Needed because the tab that writes gets no storage event. */
export function notifyDeviceChange(): void {
  for (const listener of listeners) listener();
}
