import { readFromTab, writeToTab } from "./tab-storage.ts";

const prefix = "draft:";

/** Empty if there is no draft. Save on every change: then no reload, crash or error page loses a word. */
export function readDraft(name: string): string {
  return readFromTab(prefix + name) ?? "";
}

/** An empty text removes the draft. Returns false if the browser refuses to store it. */
export function saveDraft(name: string, text: string): boolean {
  return writeToTab(prefix + name, text === "" ? undefined : text);
}
