import type { RoomMessage } from "../room-message.ts";

/** The part of `WebSocket` that the client uses, so that it can be replaced. */
export type SocketLike = {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: "open" | "message" | "error" | "close", listener: (event: Event) => void): void;
  removeEventListener(type: "open" | "message" | "error" | "close", listener: (event: Event) => void): void;
};

/** A constructor like `WebSocket`. */
export type SocketConstructor = new (url: string) => SocketLike;

/** Cancels a scheduled call; does nothing once it has run. */
export type Cancel = () => void;

/** Time, so that tests can control it. Milliseconds. */
export type Clock = {
  now(): number;
  /** Runs once after `ms`, unless the returned function is called first. */
  schedule(run: () => void, ms: number): Cancel;
};

/** The source of `online` and `offline` events: `window` in a browser. */
export type OnlineSource = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/**
 * The part of `Storage` the client uses. `sessionStorage` suits best: it outlives a reload, and tabs don't share it.
 */
export type MessageStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A page of a room's messages in `seq` order, and whether there is more on either side. */
export type MessagePage = Readonly<{ messages: readonly RoomMessage[]; hasOlder: boolean; hasNewer: boolean }>;

/** The query for a room's messages; the newest without `before` and `after` (a `seq`). */
export type PageQuery = Readonly<{ limit?: number; before?: number; after?: number }>;

/** A message to store. The same `id` is stored only once. */
export type MessageDraft = Readonly<{
  id: string;
  content: string;
  senderId: string;
  receiverId: string;
  roomId: string;
  page?: string;
  timeZone?: string;
}>;

/** The HTTP side of rooms (CONTRACT, section 3). Failed calls reject, preferably with a `RoomApiError`. */
export type RoomApi = {
  listMessages(roomId: string, query?: PageQuery, signal?: AbortSignal): Promise<MessagePage>;
  postMessage(draft: MessageDraft, signal?: AbortSignal): Promise<RoomMessage>;
  /**
   * Marks the messages that `readerId` received in the room as read, up to the `seq` `upTo`; returns how many changed.
   */
  markRead(roomId: string, readerId: string, upTo: number, signal?: AbortSignal): Promise<number>;
};

/** The device's own time. Looked up at each call, so that fake timers installed later are used. */
export const systemClock: Clock = {
  now: () => Date.now(),
  schedule(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
