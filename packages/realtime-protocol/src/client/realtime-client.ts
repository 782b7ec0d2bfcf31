import type { ClientFrame, ServerFrame, SocketErrorCode } from "../frames.ts";
import { socketLimits } from "../limits.ts";
import type { RealtimeClient, RealtimeClientOptions, RealtimeEvents, Room } from "./client-types.ts";
import { Connection } from "./connection.ts";
import { Listeners } from "./listeners.ts";
import { type Clock, systemClock } from "./ports.ts";
import { randomId } from "./random-id.ts";
import { JoinedRoom } from "./room.ts";
import { createRoomApi } from "./room-api.ts";
import { RoomRegistry } from "./room-registry.ts";
import { requireSendable } from "./send-requirements.ts";
import { socketUrl } from "./socket-url.ts";
import type { TransportEvent } from "./transport.ts";

/** Codes with which the server will refuse the same message again. */
const finalCodes: readonly SocketErrorCode[] = ["invalid", "forbidden", "conflict"];

/** The most optional frames per second; beyond its own limit the server closes with 1008. */
const optionalPerSecond = Math.floor(socketLimits.framesPerSecond / 2);

/** A real-time client, closed until `connect`. Rooms still load their messages at once. */
export function createRealtimeClient(options: RealtimeClientOptions): RealtimeClient {
  return new Client(options);
}

class Client implements RealtimeClient {
  readonly #userId: string;
  readonly #connection: Connection;
  readonly #rooms: RoomRegistry;
  readonly #clock: Clock;
  /** The number of frames in the last second, counted by timers: the device's time may be set back. */
  #recent = 0;
  readonly #events: { [Name in keyof RealtimeEvents]: Listeners<RealtimeEvents[Name]> } = {
    state: new Listeners(),
    frame: new Listeners(),
    error: new Listeners(),
    close: new Listeners(),
  };
  #clientId: string | undefined;

  constructor(options: RealtimeClientOptions) {
    const { userId, clock = systemClock, random = Math.random, newId = randomId, api = createRoomApi() } = options;
    this.#userId = userId;
    this.#clock = clock;
    this.#connection = new Connection({
      url: options.url ?? socketUrl(location),
      WebSocket: options.WebSocket ?? WebSocket,
      clock,
      random,
      online: options.online ?? pageEvents(),
      listener: (event) => this.#handle(event),
      probe: () => {
        // One answer is enough; one from each of 16 rooms, twice in a second, would exceed the server's limit.
        let asked = false;
        this.#rooms.each((room) => {
          if (!asked) room.resubscribe();
          asked = true;
        });
        return asked;
      },
    });
    const send = (frame: ClientFrame) => this.#sendQuietly(frame);
    this.#rooms = new RoomRegistry(
      (roomId) =>
        new JoinedRoom(roomId, {
          userId,
          api,
          clock,
          random,
          newId,
          storage: options.storage,
          page: options.page ?? (() => undefined),
          timeZone: options.timeZone ?? (() => undefined),
          socketState: () => this.state,
          closed: () => this.#connection.wanted === false,
          send,
          sendOptional: (frame) => {
            if (this.#recent < optionalPerSecond) send(frame);
          },
        }),
    );
  }

  get state() {
    return this.#connection.transport.state;
  }

  get clientId() {
    return this.#clientId;
  }

  on<Name extends keyof RealtimeEvents>(event: Name, listener: (value: RealtimeEvents[Name]) => void): () => void {
    return this.#events[event].add(listener);
  }

  connect(): void {
    this.#connection.connect();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  close(): void {
    this.#connection.close();
  }

  join(roomId: string): Room {
    if (roomId === "") throw new Error("Room ID is required to join a chat room");
    if (this.#userId === "") throw new Error("You must be logged in to join a chat room");
    return this.#rooms.join(roomId);
  }

  leave(roomId: string): void {
    if (roomId === "") throw new Error("Room ID is required to leave a chat room");
    this.#rooms.leave(roomId);
  }

  send(frame: ClientFrame): void {
    if (frame.type === "new_message") {
      requireSendable(this.#userId, frame.roomId, frame.message.content, this.state);
    }
    this.#connection.transport.send(frame);
    this.#recent += 1;
    this.#clock.schedule(() => {
      this.#recent -= 1;
    }, 1_000);
  }

  #sendQuietly(frame: ClientFrame): void {
    try {
      this.send(frame);
    } catch {
      // The socket is closing; rooms are notified and do all of this again on the next one.
    }
  }

  #handle(event: TransportEvent): void {
    if (event.type === "frame") return this.#receive(event.frame);
    if (event.type === "error") return this.#events.error.emit(event.error);
    this.#clientId = undefined;
    this.#events.state.emit(this.state);
    if (event.type === "open") this.#rooms.each((room) => room.socketOpened());
    if (event.type !== "close") return;
    this.#rooms.each((room) => room.socketClosed());
    this.#events.close.emit({ code: event.code, reason: event.reason });
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === "connection") this.#clientId = frame.clientId;
    if (frame.type === "error") this.#receiveError(frame);
    const roomId = frame.type === "chat_message" ? frame.message.roomId : "roomId" in frame ? frame.roomId : undefined;
    if (roomId !== undefined) this.#rooms.get(roomId)?.receive(frame);
    this.#events.frame.emit(frame);
  }

  #receiveError({ id, code, message }: Extract<ServerFrame, { type: "error" }>): void {
    const room = id === undefined ? undefined : this.#rooms.awaiting(id);
    if (room === undefined || id === undefined) return this.#events.error.emit(new Error(message));
    // Anything else is up to the message's POST, which is in transit too.
    if (finalCodes.includes(code)) room.refuse(id);
  }
}

/** `window`, if it exists. */
function pageEvents(): EventTarget | undefined {
  return "addEventListener" in globalThis ? globalThis : undefined;
}
