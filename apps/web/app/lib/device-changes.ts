const listeners = new Set<() => void>();

/**
 * Hears that what this device keeps may have changed, by another tab or by {@link tellDeviceChange} in this one.
 *
 * @returns takes the listener away again
 */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The tab that writes hears no event of the browser's. */
export function tellDeviceChange(): void {
  for (const listener of listeners) listener();
}
