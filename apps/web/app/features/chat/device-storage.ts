/**
 * What this device remembers for all tabs of the site. Never throws: where the browser keeps nothing (blocked, full,
 * private), reading finds nothing.
 */
export function readFromDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a text under `key`. Gives false when the browser would not keep it. */
export function writeToDevice(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
