import type { RoomItem } from "@thirtyfold/realtime-protocol/client";
import { dayKey } from "./day-text.ts";

export type Entry =
  | Readonly<{ kind: "day"; key: string; moment: string }>
  /** Everything above this line has been read. */
  | Readonly<{ kind: "new"; key: string }>
  | Readonly<{
      kind: "message";
      key: string;
      item: RoomItem;
      mine: boolean;
      /** The first message of a run is set apart from the one above. */
      first: boolean;
      /** The last message of a run shows its time and state. */
      last: boolean;
    }>;

/** Messages of one person within this many ms of each other form a run. */
const pause = 5 * 60_000;

/** A message's id is unique only for its sender. */
export const keyOf = (item: RoomItem): string => `${item.senderId}:${item.id}`;

/** A conversation's rows: messages, day headings, and the "new" line above the message with the key `newFrom`. */
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

/** Whether two messages share one line with time and state. */
function isRun(one: RoomItem, next: RoomItem): boolean {
  return (
    one.senderId === next.senderId &&
    one.author === next.author &&
    one.delivery === next.delivery &&
    one.delivery !== "failed" &&
    one.read === next.read &&
    dayKey(one.timestamp) === dayKey(next.timestamp) &&
    Math.abs(Date.parse(next.timestamp) - Date.parse(one.timestamp)) < pause
  );
}
