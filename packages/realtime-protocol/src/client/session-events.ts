import type { OutgoingMessage, RoomMessage } from "../room-message.ts";
import type { MessagePage } from "./ports.ts";
import type { RoomConnection, RoomCounters, RoomItem, UnsentMessage } from "./room-state.ts";

/** A requested page. `known` is the newest `seq` known at that moment: the response can't be older. */
export type PageRequest =
  | Readonly<{ kind: "newest"; known: number }>
  | Readonly<{ kind: "missed"; after: number; known: number }>
  | Readonly<{ kind: "older"; before: number }>;

/** A room's one message in transit. `attempt` distinguishes a late failure from that of the current attempt. */
export type InFlight = Readonly<{ id: string; attempt: number }>;

/** The server's data on a room when it confirms the subscription. */
export type Confirmation = Readonly<{
  seq: number;
  readUpTo?: Readonly<Record<string, number>> | undefined;
  openedAt?: string | undefined;
}>;

/** The state of a room session. */
export type RoomState = Readonly<{
  roomId: string;
  userId: string;
  otherId: string;
  connection: RoomConnection;
  /** In `seq` order, each `seq` once; with holes only above `settled`. */
  stored: readonly RoomItem[];
  /** Own unstored messages in the order they were written. */
  pending: readonly RoomItem[];
  /** Nothing is missing from the oldest loaded message up to this `seq`. */
  settled: number;
  /** The highest `seq` known to exist. */
  newest: number;
  /** The `seq` of own messages that were answered and whose echo has not arrived. */
  unechoed: ReadonlySet<number>;
  /** The `seq` up to which each person has read: it only increases. */
  readUpTo: Readonly<Record<string, number>>;
  /**
   * When the room was opened, according to the last confirmation; null if it named no time, undefined before the first.
   */
  openedAt: string | null | undefined;
  /** The `seq` of that confirmation. While `openedAt` is null, the message after it opens the room. */
  confirmedSeq: number;
  /** The value of `settled` when the socket opened. */
  settledBefore: number;
  loaded: boolean;
  loadFailed: boolean;
  hasOlder: boolean;
  wantsNewest: boolean;
  fetching: PageRequest | null;
  /** The page in transit was requested before something became known that it may lack: it is not merged. */
  fetchingOutdated: boolean;
  fetchingOlder: PageRequest | null;
  fetchPaused: boolean;
  inFlight: InFlight | null;
  sendPaused: boolean;
  /** The message whose last attempt failed and that is retried automatically. */
  sendFailed: string | null;
  typing: boolean;
  present: boolean | undefined;
  mail: boolean;
  counters: RoomCounters;
}>;

/** Every event of a room session. */
export type RoomEvent =
  | { type: "socket_opened" }
  | { type: "socket_closed" }
  | ({ type: "subscribed" } & Confirmation)
  | { type: "message_received"; message: RoomMessage }
  | { type: "messages_read"; readerId: string; upTo?: number | undefined }
  | { type: "typing"; userId: string }
  | { type: "typing_expired" }
  | { type: "presence"; present: boolean; mail: boolean }
  | { type: "refresh_wanted" }
  | { type: "fetch_started"; request: PageRequest }
  | { type: "fetched"; request: PageRequest; page: MessagePage }
  | { type: "fetch_failed"; request: PageRequest }
  | { type: "fetch_resumed" }
  | { type: "written"; message: OutgoingMessage }
  | { type: "restored"; messages: readonly UnsentMessage[] }
  | { type: "send_started"; id: string; attempt: number }
  | { type: "answered"; message: RoomMessage }
  | { type: "refused"; id: string }
  | { type: "postponed"; id: string; attempt: number }
  | { type: "send_resumed" }
  | { type: "retry"; id: string }
  | { type: "discard"; id: string };
