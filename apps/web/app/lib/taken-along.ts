import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { readDraft, saveDraft } from "./drafts.ts";

const waiting = (contact: string) => `for:${contact}`;

const arrivals = new Listeners();

/** Adds a listener that is called when a text is set aside. Returns a function that removes it. */
export const onTakenAlong = arrivals.add;

/** Sets a text aside for the chat with a contact. It waits there in the message field: nothing is sent. */
export function takeAlong(contact: string, text: string): void {
  saveDraft(waiting(contact), text);
  arrivals.emit();
}

/** Appends the text set aside for a contact to a draft. Returns whether the draft has changed. */
export function unpack(contact: string, draft: string): boolean {
  const text = readDraft(waiting(contact));
  const written = readDraft(draft);
  if (text === "" || !saveDraft(draft, written === "" ? text : `${written}\n\n${text}`)) return false;
  saveDraft(waiting(contact), "");
  return true;
}
