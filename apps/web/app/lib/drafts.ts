import { readFromTab, writeToTab } from "./tab-storage.ts";

const prefix = "draft:";

/** Empty if there is none. Save on every change: then no reload, crash or error page costs a word. */
export function readDraft(name: string): string {
  return readFromTab(prefix + name) ?? "";
}

/** The empty text removes the draft. Returns false if the browser would not keep it. */
export function saveDraft(name: string, text: string): boolean {
  return writeToTab(prefix + name, text === "" ? undefined : text);
}
