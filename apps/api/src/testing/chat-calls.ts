import { randomUUID } from "node:crypto";
import { type ClientFrame, type RoomMessage, roomIdOf } from "@thirtyfold/realtime-protocol";

/** Two people who have not met before, and their room. */
export type Pair = { ann: string; ben: string; roomId: string };

export function newPair(): Pair {
  const [ann, ben] = [randomUUID(), randomUUID()];
  return { ann, ben, roomId: roomIdOf(ann, ben) };
}

/** A message of `ann` as sent over a socket. */
export function messageFrame({ ann, roomId }: Pair, content: string, id: string = randomUUID()): ClientFrame {
  const message = { id, content, senderId: ann, timestamp: new Date().toISOString(), roomId, read: false };
  return { type: "new_message", roomId, message };
}

const headers = { "content-type": "application/json" };

/** Posts a message of `ann`. */
export async function postMessage(
  address: string,
  { ann, ben, roomId }: Pair,
  content: string,
  id: string = randomUUID(),
): Promise<{ status: number; message: RoomMessage }> {
  const body = JSON.stringify({ id, content, senderId: ann, receiverId: ben, roomId });
  const response = await fetch(`${address}/api/realtime-chat/messages`, { method: "POST", headers, body });
  return { status: response.status, message: (await response.json()) as RoomMessage };
}

/** The newest messages of a room. */
export async function listMessages(address: string, roomId: string, query = ""): Promise<RoomMessage[]> {
  const response = await fetch(`${address}/api/realtime-chat/rooms/${roomId}/messages${query}`);
  return (await response.json()) as RoomMessage[];
}

/** Marks the messages `readerId` received as read, all or up to a `seq`, and returns their number. */
export async function markRead(address: string, roomId: string, readerId: string, upTo?: number): Promise<number> {
  const query = new URLSearchParams({ readerId, ...(upTo !== undefined && { upTo: String(upTo) }) });
  const url = `${address}/api/realtime-chat/rooms/${roomId}/mark-read?${query}`;
  const response = await fetch(url, { method: "POST" });
  return ((await response.json()) as { updated: number }).updated;
}
