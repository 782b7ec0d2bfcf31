import type { ClientFrame } from "../frames.ts";
import type { SocketState } from "./client-types.ts";
import type { Clock, MessageStorage, RoomApi } from "./ports.ts";
import type { RoomEvent, RoomState } from "./session-events.ts";

/** What a room gets of its client. */
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
  /** For good, until the next `connect`: nothing is tried again. */
  closed: () => boolean;
  /** Sends a frame, or does nothing where the socket has just gone: its close comes next. */
  send: (frame: ClientFrame) => void;
  /** The same for what may be left out: not beyond a rate that leaves room for the rest. */
  sendOptional: (frame: ClientFrame) => void;
}>;

/** What the parts of a room share: its state, and the only way to change it. */
export type RoomStore = Readonly<{ state: () => RoomState; dispatch: (event: RoomEvent) => void }>;
