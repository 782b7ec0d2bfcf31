// oxlint-disable-next-line import/no-unassigned-import -- Before the schema below.
import "./schemas-without-eval.ts";
import * as z from "zod/mini";
import { keep, keysFrom, readKept, useKept } from "./device-storage.ts";
import { useMe } from "./session.ts";

/*
 * Texts that the server has not stored yet, kept on the device for their writer: no reload and no ended session loses
 * them, and nobody else who signs in there sees or sends them. Signing out removes them. All tabs share them.
 */

/** A text that is written and sent, and not stored yet; `id` is the message's, so that a retry stores it once. */
const unsentTextSchema = z.object({ id: z.string(), kind: z.enum(["message", "note"]), content: z.string() });
const unsentTextsSchema = z.array(unsentTextSchema);

export type UnsentText = Readonly<z.infer<typeof unsentTextSchema>>;
/** A message goes to the visitor, a note stays with the team. */
export type TextKind = UnsentText["kind"];

const startOf = (personId: string) => `desk-text:${personId}:`;
const unsentKey = (personId: string, roomId: string) => `${startOf(personId)}unsent:${roomId}`;

const draftName = (roomId: string, kind: TextKind) => `draft:${kind}:${roomId}`;

/** The draft of a conversation's message or note. */
export const useDraft = (roomId: string, kind: TextKind) => useKeptText(draftName(roomId, kind));

/** The kind of text a person has begun in a conversation; a note begun alone is not continued as a message. */
export function kindBegun(personId: string, roomId: string): TextKind {
  const begun = (kind: TextKind) => readKept(startOf(personId) + draftName(roomId, kind)) !== "";
  return begun("note") && !begun("message") ? "note" : "message";
}

/**
 * A text under a key of its own, empty until something is kept; the last function drops it if it still equals the
 * argument.
 */
export function useKeptText(name: string): [text: string, keep: (text: string) => void, drop: (text: string) => void] {
  const key = startOf(useMe().id) + name;
  return [useKept(key), (changed) => keep(key, changed), (stored) => readKept(key) === stored && keep(key, "")];
}

function parse(text: string): readonly UnsentText[] {
  try {
    return text ? unsentTextsSchema.parse(JSON.parse(text)) : [];
  } catch {
    // Not written by this version.
    return [];
  }
}

/** The texts a person sent in a conversation that are not stored. */
export const readUnsent = (personId: string, roomId: string): readonly UnsentText[] =>
  parse(readKept(unsentKey(personId, roomId)));

/** The signed-in person's own, kept up to date. */
export function useUnsent(roomId: string): readonly UnsentText[] {
  const key = unsentKey(useMe().id, roomId);
  return parse(useKept(key));
}

const keysOf = (personId: string): string[] => keysFrom(startOf(personId));

/** The conversations with a person's sent but unstored texts, including those from before the page was loaded. */
export function roomsWithUnsent(personId: string): string[] {
  const start = unsentKey(personId, "");
  return keysOf(personId)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}

/** Whether the device keeps any text that the server does not have. */
export const hasTexts = (personId: string): boolean => keysOf(personId).length > 0;

/** Keeps a text until the server has stored it. */
export function keepUnsent(personId: string, roomId: string, text: UnsentText): void {
  const others = readUnsent(personId, roomId).filter(({ id }) => id !== text.id);
  keep(unsentKey(personId, roomId), JSON.stringify([...others, text]));
}

/** Drops a text that is stored, or given up. */
export function dropUnsent(personId: string, roomId: string, id: string): void {
  const others = readUnsent(personId, roomId).filter((text) => text.id !== id);
  keep(unsentKey(personId, roomId), others.length > 0 ? JSON.stringify(others) : "");
}

/** Removes all of a person's texts from the device. */
export function forgetTexts(personId: string): void {
  for (const key of keysOf(personId)) keep(key, "");
}
