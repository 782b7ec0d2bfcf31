import { readFromTab, writeToTab } from "./tab-storage.ts";

const key = "reloaded-at";

/** Milliseconds in which a second failure is no longer met by a reload. */
export const patience = 60_000;

/**
 * Reloads the page because code of it could not be fetched, as happens when a new version was deployed under an open
 * page. Only once a minute, so that a broken deploy never loops, and never while offline, where a reload would lose the
 * readable page. Gives false when it did not reload.
 */
export function reloadOnce(now = Date.now()): boolean {
  const last = Number(readFromTab(key) ?? 0);
  if (!navigator.onLine || now - last < patience || !writeToTab(key, String(now))) return false;
  window.location.reload();
  return true;
}
