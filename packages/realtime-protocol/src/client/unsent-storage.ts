import * as z from "zod/mini";
import { outgoingMessageSchema } from "../room-message.ts";
import type { MessageStorage } from "./ports.ts";
import type { RoomItem, UnsentMessage } from "./room-state.ts";

const unsentSchema = z.array(z.extend(outgoingMessageSchema, { failed: z.boolean() }));

/** The storage key of a user's unstored messages in a room. */
function unsentKey(userId: string, roomId: string): string {
  return `realtime-unsent:${userId}:${roomId}`;
}

/** The messages that were unstored when the page was left; unreadable ones are dropped. */
export function readUnsent(
  storage: MessageStorage | undefined,
  userId: string,
  roomId: string,
): readonly UnsentMessage[] {
  try {
    const parsed = unsentSchema.safeParse(JSON.parse(storage?.getItem(unsentKey(userId, roomId)) ?? "[]"));
    const messages = parsed.success ? parsed.data : [];
    return messages.filter((message) => message.roomId === roomId && message.senderId === userId);
  } catch {
    return [];
  }
}

/**
 * Replaces the stored messages `before` with a room's unstored ones, or removes the key if there are none. Others stay:
 * once this client is closed, the next one may have written more.
 */
export function writeUnsent(
  storage: MessageStorage | undefined,
  userId: string,
  roomId: string,
  pending: readonly RoomItem[],
  before: readonly RoomItem[],
): void {
  const others = readUnsent(storage, userId, roomId).filter(({ id }) => !before.some((item) => item.id === id));
  const own = pending.map((item) => ({ ...item, failed: item.delivery === "failed" }));
  const messages = [...own, ...others];
  try {
    if (messages.length === 0) storage?.removeItem(unsentKey(userId, roomId));
    else storage?.setItem(unsentKey(userId, roomId), JSON.stringify(messages));
  } catch {
    // A full or forbidden storage: the messages still last as long as the page.
  }
}
