import type { OutgoingMessage } from "../room-message.ts";

/** Disconnected, then connecting (socket open, room not yet subscribed), then connected (SPEC, section 4). */
export type RoomConnection = "disconnected" | "connecting" | "connected";

/**
 * The progress of an own message. `waiting`: the connection dropped, or the server asked to wait, before it was stored;
 * it is sent automatically. `failed`: refused for good, until `retry`.
 */
export type Delivery = "sending" | "waiting" | "sent" | "seen" | "failed";

/** A message as shown. `seq` is null until it is stored; `delivery` is null for the other person's. */
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

/** Message counts since the room was joined. */
export type RoomCounters = Readonly<{
  /** Own messages handed to the room. */
  sent: number;
  /** Own messages known to be stored. */
  acknowledged: number;
  /** Messages that were missed on the socket and fetched. */
  replayed: number;
  /** Messages that arrived again and were dropped. */
  deduplicated: number;
}>;

/** The visible state of a room. The same object until something in it changes. */
export type RoomSnapshot = Readonly<{
  roomId: string;
  userId: string;
  connection: RoomConnection;
  /** Stored messages in `seq` order, then own unstored ones in the order they were written. */
  items: readonly RoomItem[];
  /** Whether the newest page, or a refresh, is being fetched. */
  loading: boolean;
  loaded: boolean;
  /** Whether the last fetch failed; it is retried automatically. */
  loadFailed: boolean;
  /** Whether the next message could not be sent, once or more often; it is retried automatically until it is stored. */
  sendFailed: boolean;
  hasOlder: boolean;
  loadingOlder: boolean;
  /** The other person's loaded messages with `read` false. */
  unread: number;
  /** Whether the other person is typing. Expires automatically. */
  typing: boolean;
  /**
   * Whether somebody is at the desk, or the last known value while disconnected; undefined if there is no desk, or none
   * is known.
   */
  present: boolean | undefined;
  /** Whether unseen answers can be sent by mail. */
  mail: boolean;
  counters: RoomCounters;
}>;

/** An unstored own message, as kept across a reload. */
export type UnsentMessage = OutgoingMessage & Readonly<{ failed: boolean }>;
