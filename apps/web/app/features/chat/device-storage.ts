/** Storage that this device shares among all tabs. Never throws: if it is blocked or full, reading finds nothing. */
export function readFromDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if the browser refuses to store it. */
export function writeToDevice(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
