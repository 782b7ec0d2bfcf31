import { initialRoomState, roomSession } from "../src/client/room-session.ts";
import { roomSnapshot } from "../src/client/room-snapshot.ts";
import type { RoomEvent, RoomState } from "../src/client/session-events.ts";
import type { RoomMessage } from "../src/index.ts";

/** The room of every test. */
export const roomId = "support_visitor";
const timestamp = "2026-11-21T10:24:00.000Z";

/** A message from the other person. */
export function stored(seq: number, over: Partial<RoomMessage> = {}): RoomMessage {
  const senderId = over.senderId ?? "support";
  const receiverId = senderId === "support" ? "visitor" : "support";
  const content = `Message ${seq}`;
  return { id: `m-${seq}`, content, senderId, receiverId, roomId, timestamp, read: false, seq, ...over };
}

/** A stored message from the visitor. */
export function own(seq: number, id = `own-${seq}`): RoomMessage {
  return stored(seq, { id, senderId: "visitor" });
}

export function written(id: string): RoomEvent {
  const message = { id, content: `Text of ${id}`, senderId: "visitor", roomId, timestamp, read: false };
  return { type: "written", message };
}

export function received(message: RoomMessage): RoomEvent {
  return { type: "message_received", message };
}

export function page(messages: RoomMessage[], over: { hasOlder?: boolean; hasNewer?: boolean } = {}) {
  return { messages, hasOlder: false, hasNewer: false, ...over };
}

/** The state after applying these events. */
export function run(events: readonly RoomEvent[], from: RoomState = initialRoomState(roomId, "visitor")): RoomState {
  let state = from;
  for (const event of events) state = roomSession(state, event);
  return state;
}

/** A loaded and subscribed state, with messages 1 to `count` from the other person. */
export function connected(count = 0): RoomState {
  const messages = Array.from({ length: count }, (_, at) => stored(at + 1));
  return run([
    { type: "socket_opened" },
    { type: "fetched", request: { kind: "newest", known: 0 }, page: page(messages) },
    { type: "subscribed", seq: count },
  ]);
}

/** The `seq` of each shown message. */
export function seqs(state: RoomState): (number | null)[] {
  return roomSnapshot(state).items.map(({ seq }) => seq);
}

/** The shown messages, as id and delivery. */
export function deliveries(state: RoomState): string[] {
  return roomSnapshot(state).items.map(({ id, delivery }) => `${id} ${delivery}`);
}
