import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { useSyncExternalStore } from "react";

/** Texts that the browser could not store; they last as long as the page. */
const unkept = new Map<string, string>();
const changes = new Listeners();

/** The text this device keeps under a key; empty if there is none. */
export function readKept(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text on this device; an empty text removes the key. */
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

/** The keys with this prefix that have a text. */
export function keysFrom(start: string): string[] {
  let stored: string[] = [];
  try {
    stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
  } catch {
    // This browser stores nothing.
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

/** The text this device keeps under a key, kept up to date, also with other tabs. */
export const useKept = (key: string): string => useSyncExternalStore(subscribe, () => readKept(key));
