import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { useState, useSyncExternalStore } from "react";
// oxlint-disable-next-line import/no-unassigned-import -- Before the schema below.
import "./schemas-without-eval.ts";
import * as z from "zod/mini";

/*
 * What is written and not stored by the server yet, kept on the device: no reload and no ended session loses it. Whoever
 * signs out takes it away.
 */

/** Written and sent, and not stored yet; `id` is the message's, so that trying again stores it once. */
const unsentTextSchema = z.object({ id: z.string(), kind: z.enum(["message", "note"]), content: z.string() });
const unsentTextsSchema = z.array(unsentTextSchema);

export type UnsentText = Readonly<z.infer<typeof unsentTextSchema>>;
/** A message goes to the visitor, a note stays with the team. */
export type TextKind = UnsentText["kind"];

const prefix = "desk-text:";
/** Where the browser keeps nothing, and for what is read at every render. */
const known = new Map<string, string>();
const changes = new Listeners();

function read(key: string): string {
  const found = known.get(key);
  if (found !== undefined) return found;
  let kept = "";
  try {
    kept = localStorage.getItem(prefix + key) ?? "";
  } catch {
    // Nothing is kept here.
  }
  known.set(key, kept);
  return kept;
}

function write(key: string, text: string): void {
  known.set(key, text);
  try {
    if (text) localStorage.setItem(prefix + key, text);
    else localStorage.removeItem(prefix + key);
  } catch {
    // It lives as long as the page.
  }
  changes.emit();
}

/** The draft of a conversation's message or note. */
export const useDraft = (roomId: string, kind: TextKind) => useKeptText(`draft:${kind}:${roomId}`);

/** A text under a key of its own, empty until something is kept. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [at, setAt] = useState({ key, text: read(key) });
  const text = at.key === key ? at.text : read(key);
  return [
    text,
    (changed) => {
      setAt({ key, text: changed });
      write(key, changed);
    },
  ];
}

const parse = (text: string): readonly UnsentText[] => (text ? unsentTextsSchema.parse(JSON.parse(text)) : []);
const unsentKey = (roomId: string) => `unsent:${roomId}`;

/** What was sent in a conversation and is not stored. */
export const readUnsent = (roomId: string): readonly UnsentText[] => parse(read(unsentKey(roomId)));

/** The same, as it changes. */
export function useUnsent(roomId: string): readonly UnsentText[] {
  return parse(useSyncExternalStore(changes.add, () => read(unsentKey(roomId))));
}

/** The conversations in which something was sent that is not stored, from before the page was loaded too. */
export function roomsWithUnsent(): string[] {
  const kept = [...known].filter(([, text]) => text !== "").map(([key]) => key);
  const start = unsentKey("");
  return [...new Set([...kept, ...storedKeys().map((key) => key.slice(prefix.length))])]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}

function storedKeys(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    // Nothing is kept here.
    return [];
  }
}

/** Keeps a text until the server has stored it. */
export function keepUnsent(roomId: string, text: UnsentText): void {
  const others = parse(read(unsentKey(roomId))).filter(({ id }) => id !== text.id);
  write(unsentKey(roomId), JSON.stringify([...others, text]));
}

/** It is stored, or given up. */
export function dropUnsent(roomId: string, id: string): void {
  const others = parse(read(unsentKey(roomId))).filter((text) => text.id !== id);
  write(unsentKey(roomId), others.length > 0 ? JSON.stringify(others) : "");
}

/** Leaves nothing of it on the device. */
export function forgetTexts(): void {
  known.clear();
  for (const key of storedKeys()) localStorage.removeItem(key);
}
