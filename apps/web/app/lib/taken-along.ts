import { readDraft, saveDraft } from "./drafts.ts";

const waiting = (contact: string) => `for:${contact}`;

/** Puts a text aside for the chat with a contact. It waits there in the message field: nothing is sent. */
export function takeAlong(contact: string, text: string): void {
  saveDraft(waiting(contact), text);
}

/** Moves what waits for a contact to the end of a draft. */
export function unpack(contact: string, draft: string): void {
  const text = readDraft(waiting(contact));
  if (text === "") return;
  const written = readDraft(draft);
  if (saveDraft(draft, written === "" ? text : `${written}\n\n${text}`)) saveDraft(waiting(contact), "");
}
