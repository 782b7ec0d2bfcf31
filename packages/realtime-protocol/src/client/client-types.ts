import type { ClientFrame, ServerFrame } from "../frames.ts";
import type { Clock, MessageStorage, OnlineSource, RoomApi, SocketConstructor } from "./ports.ts";
import type { RoomSnapshot } from "./room-state.ts";

/** The socket's state (SPEC, section 4, "Real-time socket helper"). */
export type SocketState = "connecting" | "open" | "closed";

/** A client's events, and the values that their listeners get. */
export type RealtimeEvents = {
  state: SocketState;
  /** Every readable frame. */
  frame: ServerFrame;
  /** With a text of SPEC, section 8, "Real-time helper". */
  error: Error;
  close: Readonly<{ code: number; reason: string }>;
};

/** A joined room. `getSnapshot` and `subscribe` fit React's `useSyncExternalStore`. */
export interface Room {
  readonly id: string;
  getSnapshot(): RoomSnapshot;
  subscribe(listener: () => void): () => void;
  /** Appends a message and sends it. Returns its id; throws with SPEC's texts (section 5). */
  send(content: string): string;
  /** Retries a failed message under the same id, moving it to the end. */
  retry(id: string): void;
  /** Drops a message that isn't stored. One in transit may still arrive. */
  discard(id: string): void;
  /**
   * Marks the received messages that are currently shown here as read; those behind a gap are left out, so call it
   * again when `items` change. Rejects if the server is unreachable.
   */
  markRead(): Promise<void>;
  /** Loads the page before the oldest message. Rejects if that fails. */
  loadOlder(): Promise<void>;
  /** Refetches the newest page. Rejects if that fails, and if the room is left or was left before. */
  refresh(): Promise<void>;
  /** Tells the other person that the user is typing; call it on every keystroke, it is sent at most once in 3 s. */
  typing(): void;
  /**
   * Ends this holder's use of the room. Messages in transit are still sent while the client is open; do not use this
   * `Room` again.
   */
  leave(): void;
}

/** One socket for all rooms of a user. */
export interface RealtimeClient {
  readonly state: SocketState;
  /** Assigned by the server on open; undefined while there is no connection. */
  readonly clientId: string | undefined;
  on<Name extends keyof RealtimeEvents>(event: Name, listener: (value: RealtimeEvents[Name]) => void): () => void;
  /** Opens the socket and keeps it open. Does nothing if it is already open. */
  connect(): void;
  /** Drops the socket and opens a new one at once. */
  reconnect(): void;
  /**
   * Closes the socket with 1000 and keeps it closed until `connect`: waiting messages stay unsent, nothing is retried.
   */
  close(): void;
  /** Joins a room, or shares it if it is already joined. Throws with SPEC's texts (section 8). */
  join(roomId: string): Room;
  /** Leaves a room for all its holders. Throws with SPEC's texts (section 8). */
  leave(roomId: string): void;
  /** Sends a frame as it is. Throws with SPEC's texts (sections 5 and 8). */
  send(frame: ClientFrame): void;
}

/** The options of a client; in a browser only `userId` is required. */
export type RealtimeClientOptions = Readonly<{
  /** The socket's URL; defaults to the page's own host at `/ws`. */
  url?: string;
  /** The chatting user's id; empty while nobody is signed in. */
  userId: string;
  api?: RoomApi;
  WebSocket?: SocketConstructor;
  clock?: Clock;
  /** Returns a number from 0 up to 1, for the jitter of reconnecting. */
  random?: () => number;
  /** The source of `online` and `offline` events; defaults to the page. */
  online?: OnlineSource;
  /** Returns a new message id; defaults to 128 random bits. */
  newId?: () => string;
  /** The path of the page that the user came from: sent to the desk with the first message in a room. */
  page?: () => string | undefined;
  /** The IANA name of the user's time zone: sent to the desk with the first message in a room. */
  timeZone?: () => string | undefined;
  /** Keeps unstored messages across reloads; without it they live as long as the client. */
  storage?: MessageStorage;
}>;
