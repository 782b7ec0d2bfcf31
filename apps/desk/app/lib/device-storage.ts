import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { useSyncExternalStore } from "react";

/** What the browser could not keep; it lives as long as the page. */
const unkept = new Map<string, string>();
const changes = new Listeners();

/** What this device keeps under a key; empty where it keeps nothing. */
export function readKept(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text on this device, an empty one not at all. */
export function keep(key: string, text: string): void {
  unkept.delete(key);
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    unkept.set(key, text);
  }
  changes.emit();
}

/** The keys of all that is kept, and begins with this. */
export function keysFrom(start: string): string[] {
  let stored: string[] = [];
  try {
    stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
  } catch {
    // Nothing is kept here.
  }
  return [...new Set([...stored, ...unkept.keys()])].filter((key) => key.startsWith(start) && readKept(key) !== "");
}

function subscribe(listener: () => void): () => void {
  const remove = changes.add(listener);
  // Another tab wrote.
  addEventListener("storage", listener);
  return () => {
    remove();
    removeEventListener("storage", listener);
  };
}

/** What this device keeps under a key, as it changes, in other tabs too. */
export const useKept = (key: string): string => useSyncExternalStore(subscribe, () => readKept(key));
