import type { ClientFrame } from "../frames.ts";
import type { SocketState } from "./client-types.ts";
import type { Clock, MessageStorage, RoomApi } from "./ports.ts";
import type { RoomEvent, RoomState } from "./session-events.ts";

/** The client's services for a room. */
export type RoomPorts = Readonly<{
  userId: string;
  api: RoomApi;
  clock: Clock;
  random: () => number;
  newId: () => string;
  storage: MessageStorage | undefined;
  page: () => string | undefined;
  timeZone: () => string | undefined;
  socketState: () => SocketState;
  /** Closed until the next `connect`: nothing is retried. */
  closed: () => boolean;
  /** Sends a frame, or does nothing if the socket has just gone: its close event comes next. */
  send: (frame: ClientFrame) => void;
  /** The same for optional frames: limited to a rate that leaves room for the rest. */
  sendOptional: (frame: ClientFrame) => void;
}>;

/** The shared base of a room's parts: its state, and the only way to change it. */
export type RoomStore = Readonly<{ state: () => RoomState; dispatch: (event: RoomEvent) => void }>;
