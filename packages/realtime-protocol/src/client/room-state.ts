import type { OutgoingMessage } from "../room-message.ts";

/** Disconnected, then connecting (socket open, room not yet subscribed), then connected (SPEC, section 4). */
export type RoomConnection = "disconnected" | "connecting" | "connected";

/**
 * How far an own message is. `waiting`: the connection fell, or the server asked to wait, before it was stored; it goes
 * out by itself. `failed`: refused for good, until `retry`.
 */
export type Delivery = "sending" | "waiting" | "sent" | "seen" | "failed";

/** A message as it is shown. `seq` is null until it is stored; `delivery` is null for the other person's. */
export type RoomItem = Readonly<{
  id: string;
  content: string;
  senderId: string;
  receiverId: string;
  roomId: string;
  timestamp: string;
  read: boolean;
  seq: number | null;
  delivery: Delivery | null;
  /** The first name of the person who wrote it for a contact. */
  author?: string | undefined;
}>;

/** What happened to messages since the room was joined. */
export type RoomCounters = Readonly<{
  /** Own messages handed to the room. */
  sent: number;
  /** Own messages known to be stored. */
  acknowledged: number;
  /** Messages that were missed on the socket and fetched. */
  replayed: number;
  /** Messages that came again and were dropped. */
  deduplicated: number;
}>;

/** All that a screen shows of a room. The same object until something in it changes. */
export type RoomSnapshot = Readonly<{
  roomId: string;
  userId: string;
  connection: RoomConnection;
  /** Stored ones in `seq` order, then own unstored ones in the order they were written. */
  items: readonly RoomItem[];
  /** The newest page, or a refresh, is being fetched. */
  loading: boolean;
  loaded: boolean;
  /** The last fetch failed; it is tried again by itself. */
  loadFailed: boolean;
  /** The message to go out next could not be sent, once or more often; it is tried again by itself until it is stored. */
  sendFailed: boolean;
  hasOlder: boolean;
  loadingOlder: boolean;
  /** The other person's loaded messages with `read` false. */
  unread: number;
  /** The other person is typing. Expires by itself. */
  typing: boolean;
  /** Whether somebody is at the desk, as far as is known while disconnected; undefined where there is no desk, or none is known of. */
  present: boolean | undefined;
  /** Whether answers that are not seen can be had by mail. */
  mail: boolean;
  counters: RoomCounters;
}>;

/** An unstored own message, as it is kept over a reload. */
export type UnsentMessage = OutgoingMessage & Readonly<{ failed: boolean }>;
