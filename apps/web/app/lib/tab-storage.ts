/**
 * What the tab remembers until it is closed. Never throws: where the browser keeps nothing (blocked, full, private), the
 * page works on and forgets at its end.
 */
export function readFromTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a text under `key`; `undefined` forgets it. Gives false when the browser would not keep it. */
export function writeToTab(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
