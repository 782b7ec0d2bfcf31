import type { ClientFrame, ServerFrame } from "../frames.ts";
import type { Clock, MessageStorage, OnlineSource, RoomApi, SocketConstructor } from "./ports.ts";
import type { RoomSnapshot } from "./room-state.ts";

/** The socket's state (SPEC, section 4, "Real-time socket helper"). */
export type SocketState = "connecting" | "open" | "closed";

/** A client's events: what their listeners get. */
export type RealtimeEvents = {
  state: SocketState;
  /** Every frame that could be read. */
  frame: ServerFrame;
  /** With a text of SPEC, section 8, "Real-time helper". */
  error: Error;
  close: Readonly<{ code: number; reason: string }>;
};

/** A room that was joined. `getSnapshot` and `subscribe` fit React's `useSyncExternalStore`. */
export interface Room {
  readonly id: string;
  getSnapshot(): RoomSnapshot;
  subscribe(listener: () => void): () => void;
  /** Puts a message at the end and sends it. Returns its id; throws with SPEC's texts (section 5). */
  send(content: string): string;
  /** Sends a failed message again under the same id, as the last one. */
  retry(id: string): void;
  /** Drops a message that isn't stored. One that is on its way may still arrive. */
  discard(id: string): void;
  /**
   * Marks what the user received and is shown here now as read; what stands behind a gap is left out, so ask again when
   * `items` change. Rejects when the server can't be reached.
   */
  markRead(): Promise<void>;
  /** Loads the page before the oldest message. Rejects when that fails. */
  loadOlder(): Promise<void>;
  /** Loads the newest page again. Rejects when that fails, and when the room is left or was left before. */
  refresh(): Promise<void>;
  /** Tells the other person that the user is typing; call it at every key, it is sent at most once in 3 s. */
  typing(): void;
  /**
   * Ends this holder's use of the room. Messages on their way are still sent while the client is open; this `Room` is not
   * used again.
   */
  leave(): void;
}

/** One socket for all rooms of a user. */
export interface RealtimeClient {
  readonly state: SocketState;
  /** Given by the server on open; undefined while there is no connection. */
  readonly clientId: string | undefined;
  on<Name extends keyof RealtimeEvents>(event: Name, listener: (value: RealtimeEvents[Name]) => void): () => void;
  /** Opens the socket and keeps it open. Does nothing when it is open already. */
  connect(): void;
  /** Drops the socket and opens a new one at once. */
  reconnect(): void;
  /** Closes the socket with 1000 and lets it be closed, until `connect`: what waits stays unsent, nothing is tried again. */
  close(): void;
  /** Joins a room, or shares it where it is joined already. Throws with SPEC's texts (section 8). */
  join(roomId: string): Room;
  /** Leaves a room for all its holders. Throws with SPEC's texts (section 8). */
  leave(roomId: string): void;
  /** Sends a frame as it is. Throws with SPEC's texts (sections 5 and 8). */
  send(frame: ClientFrame): void;
}

/** What a client is made of; only `userId` is needed in a browser. */
export type RealtimeClientOptions = Readonly<{
  /** Where the socket is; the page's own host at `/ws` by default. */
  url?: string;
  /** Who chats; empty while nobody is signed in. */
  userId: string;
  api?: RoomApi;
  WebSocket?: SocketConstructor;
  clock?: Clock;
  /** From 0 up to 1, for the jitter of reconnecting. */
  random?: () => number;
  /** The source of `online` and `offline` events; the page by default. */
  online?: OnlineSource;
  /** A new message id; 128 random bits by default. */
  newId?: () => string;
  /** The path of the page that the user came from: goes to the desk with the first message in a room. */
  page?: () => string | undefined;
  /** The IANA name of the user's time zone: goes to the desk with the first message in a room. */
  timeZone?: () => string | undefined;
  /** Keeps unstored messages over a reload; without it they live as long as the client. */
  storage?: MessageStorage;
}>;
