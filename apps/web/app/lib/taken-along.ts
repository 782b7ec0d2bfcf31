import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { readDraft, saveDraft } from "./drafts.ts";

const waiting = (contact: string) => `for:${contact}`;

const arrivals = new Listeners();

/** Called when a text is put aside. Returns a function that removes the listener. */
export const onTakenAlong = arrivals.add;

/** Puts a text aside for the chat with a contact. It waits there in the message field: nothing is sent. */
export function takeAlong(contact: string, text: string): void {
  saveDraft(waiting(contact), text);
  arrivals.emit();
}

/** Moves what waits for a contact to the end of a draft. Returns whether the draft has changed. */
export function unpack(contact: string, draft: string): boolean {
  const text = readDraft(waiting(contact));
  const written = readDraft(draft);
  if (text === "" || !saveDraft(draft, written === "" ? text : `${written}\n\n${text}`)) return false;
  saveDraft(waiting(contact), "");
  return true;
}
