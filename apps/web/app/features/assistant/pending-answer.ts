import { readFromTab, writeToTab } from "../../lib/tab-storage.ts";

const key = "assistant-answer";

/** The id of the answer that this tab awaits, even after a reload. */
export function readPendingAnswer(): string | undefined {
  return readFromTab(key);
}

export function savePendingAnswer(id: string | undefined): void {
  writeToTab(key, id);
}
