import { type KeyboardEvent, type SyntheticEvent, useState } from "react";
import { readDraft, saveDraft } from "./drafts.ts";
import { isSendKey } from "./send-key.ts";

/** The text of a message field, and a function that changes it. The tab keeps the text as a draft under `key`. */
export function useMessageText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const change = (next: string) => {
    setText(next);
    saveDraft(key, next);
  };
  return [text, change];
}

export function sendOnSubmit(event: SyntheticEvent, send: () => void): void {
  event.preventDefault();
  send();
}

/** Enter sends, Shift+Enter breaks the line. */
export function sendOnEnter(event: KeyboardEvent, send: () => void): void {
  if (!isSendKey(event.nativeEvent)) return;
  event.preventDefault();
  send();
}
