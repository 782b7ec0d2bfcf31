import type { RoomItem, RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { useState } from "react";
import { keyOf } from "./message-entries.ts";

/** How far the visitor has read in a room. */
export type Reading = Readonly<{
  /** The newest message that was stored when the conversation was opened. */
  openedAt: number;
  /** Keys of the messages that were pending then. */
  openedWith: ReadonlySet<string>;
  /** The `seq` of the newest message processed, and of the other person's newest. */
  newest: number;
  newestOfTheirs: number;
  /** The key of the message right below the "new" line. */
  newFrom: string | undefined;
  /** Number of messages that arrived while the reader was further up or in another tab. */
  missed: number;
  /** The other person's latest messages, oldest first, for screen readers. */
  announced: readonly RoomItem[];
}>;

/** Screen readers announce additions to a live region, so older messages can be removed. */
const mostAnnounced = 5;

/** The reading state of a room without messages. */
const ofEmptyRoom = { openedAt: 0, newest: 0, newestOfTheirs: 0, newFrom: undefined, missed: 0 };

/** On opening, all present messages are history, and the "new" line appears above the first unread one. */
export function beginReading({ items, userId }: RoomSnapshot): Reading {
  const newest = newestOf(items);
  const unread = items.find((item) => item.senderId !== userId && !item.read);
  const unstored = items.filter(({ seq }) => seq === null).map(keyOf);
  const opened = { openedAt: newest, openedWith: new Set(unstored) };
  // If all messages are the reader's own, the pages before them are history too.
  const newestOfTheirs = newestOf(theirsIn(items, userId)) || (items[0]?.seq ?? 0);
  return { ...opened, newest, newestOfTheirs, newFrom: unread && keyOf(unread), missed: 0, announced: [] };
}

/** Whether a message arrived after the conversation was opened; it then enters with an animation. */
export function isFresh(reading: Reading | undefined, item: RoomItem): boolean {
  if (reading === undefined || reading.openedWith.has(keyOf(item))) return false;
  return item.seq === null || item.seq > reading.openedAt;
}

/**
 * Applies a change of the room. `away`: the end of the conversation is off screen. Returns the same object if nothing
 * arrived. Older pages do not count as arrivals, and the reader's own messages remove the line.
 */
export function followArrivals(reading: Reading, snapshot: RoomSnapshot, away: boolean): Reading {
  const { items, userId } = snapshot;
  const newest = newestOf(items);
  // The room was erased, and numbering restarts.
  if (newest < reading.newest) return followArrivals({ ...reading, ...ofEmptyRoom }, snapshot, away);
  const theirs = theirsIn(items, userId).filter(({ seq }) => seq !== null && seq > reading.newestOfTheirs);
  const [first] = theirs;
  if (first === undefined) return newest > reading.newest ? { ...reading, newest, newFrom: undefined } : reading;
  const followed = { ...reading, newest, newestOfTheirs: newestOf(theirs) };
  const announced = [...reading.announced, ...theirs].slice(-mostAnnounced);
  if (!away) return { ...followed, announced };
  const newFrom = reading.missed === 0 ? keyOf(first) : reading.newFrom;
  return { ...followed, announced, newFrom, missed: reading.missed + theirs.length };
}

/** The reader is at the end, so no messages are missed anymore. The line stays until the reader's own next message. */
export function catchUp(reading: Reading): Reading {
  return reading.missed === 0 ? reading : { ...reading, missed: 0 };
}

const theirsIn = (items: readonly RoomItem[], userId: string) => items.filter(({ senderId }) => senderId !== userId);

function newestOf(items: readonly RoomItem[]): number {
  return items.reduce((newest, { seq }) => Math.max(newest, seq ?? 0), 0);
}

/** Returns undefined until the room's first page has loaded. `away`: the conversation's end is off screen. */
export function useReading(snapshot: RoomSnapshot, away: boolean): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  const next = nextReading(reading, snapshot, away);
  // During render, so that no frame shows a message without its line.
  if (next !== reading) setReading(next);
  return next;
}

function nextReading(reading: Reading | undefined, snapshot: RoomSnapshot, away: boolean): Reading | undefined {
  if (!snapshot.loaded) return reading;
  const followed = reading === undefined ? beginReading(snapshot) : followArrivals(reading, snapshot, away);
  return away ? followed : catchUp(followed);
}
