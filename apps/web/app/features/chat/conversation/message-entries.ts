import type { RoomItem } from "@thirtyfold/realtime-protocol/client";
import { dayKey } from "./day-text.ts";

/** A row of the conversation. */
export type Entry =
  | Readonly<{ kind: "day"; key: string; moment: string }>
  /** Above it is what was read before. */
  | Readonly<{ kind: "new"; key: string }>
  | Readonly<{
      kind: "message";
      key: string;
      item: RoomItem;
      mine: boolean;
      /** The first of a run stands apart from what is above it. */
      first: boolean;
      /** The last of a run shows time and state. */
      last: boolean;
    }>;

/** Messages of one person that follow each other within this time are a run, in ms. */
const pause = 5 * 60_000;

/** The key of a message: its id is only unique for its sender. */
export const keyOf = (item: RoomItem): string => `${item.senderId}:${item.id}`;

/**
 * The rows of a conversation: its messages in their order, a day before the first message of each day, and the line of
 * what is new before the message with the key `newFrom`.
 */
export function entriesOf(items: readonly RoomItem[], userId: string, newFrom: string | undefined): Entry[] {
  const entries: Entry[] = [];
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    const before = items[index - 1];
    const after = items[index + 1];
    const newDay = before === undefined || dayKey(before.timestamp) !== dayKey(item.timestamp);
    if (newDay) entries.push({ kind: "day", key: `day ${dayKey(item.timestamp)} ${key}`, moment: item.timestamp });
    if (key === newFrom) entries.push({ kind: "new", key: "new" });
    entries.push({
      kind: "message",
      key,
      item,
      mine: item.senderId === userId,
      first: newDay || key === newFrom || !isRun(before, item),
      last: after === undefined || keyOf(after) === newFrom || !isRun(item, after),
    });
  }
  return entries;
}

/** Whether two messages show their time and state once: same person, state and day, and soon after each other. */
function isRun(one: RoomItem, next: RoomItem): boolean {
  return (
    one.senderId === next.senderId &&
    one.delivery === next.delivery &&
    one.delivery !== "failed" &&
    one.read === next.read &&
    dayKey(one.timestamp) === dayKey(next.timestamp) &&
    Math.abs(Date.parse(next.timestamp) - Date.parse(one.timestamp)) < pause
  );
}
