/** Storage that lasts until the tab closes. Never throws: if it is blocked or full, nothing is remembered. */
export function readFromTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` removes the key. Returns false if the browser refuses to store the value. */
export function writeToTab(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
