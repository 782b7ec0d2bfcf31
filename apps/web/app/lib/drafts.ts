import { readFromTab, writeToTab } from "./tab-storage.ts";

const prefix = "draft:";

/**
 * The text that a visitor was writing under `name` in this tab, empty if none. Save on every change: then no reload,
 * crash or error page costs a word.
 */
export function readDraft(name: string): string {
  return readFromTab(prefix + name) ?? "";
}

/** Keeps what a visitor is writing; the empty text forgets it. Gives false when the browser would not keep it. */
export function saveDraft(name: string, text: string): boolean {
  return writeToTab(prefix + name, text === "" ? undefined : text);
}
