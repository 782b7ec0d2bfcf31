import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../../storage/storage.ts";
import type { EndOfTurn } from "./end-of-turn.ts";
import type { Hint } from "./fan-out.ts";
import { LiveRoom, type Subscriber } from "./live-room.ts";
import { lastSeqs, type ReadCursor, readCursors } from "./reading-store.ts";
import { lastSeq, messagesAfter } from "./room-store.ts";

const pageSize = 500;
const roomsAtOnce = 200;
const retryMs = 1_000;

export type RoomHubOptions = {
  db: Storage["db"];
  log: Pick<FastifyBaseLogger, "warn">;
  endOfTurn: EndOfTurn;
  onDelivered: (deliveries: number) => void;
};

/** The rooms that have subscribers on this instance. */
export class RoomHub {
  readonly #options: RoomHubOptions;
  readonly #rooms = new Map<string, LiveRoom>();

  constructor(options: RoomHubOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /**
   * Subscribes, and resolves when it has begun: from then on messages come each once, in order, none left out. Rejects
   * where the database is away.
   */
  async subscribe(roomId: string, subscriber: Subscriber): Promise<void> {
    const room = await this.#join(roomId);
    try {
      await room.catchUp();
      room.add(subscriber);
    } finally {
      room.joining -= 1;
      this.#closeIdle(roomId, room);
    }
  }

  unsubscribe(roomId: string, subscriber: Subscriber): void {
    const room = this.#rooms.get(roomId);
    room?.remove(subscriber);
    if (room) this.#closeIdle(roomId, room);
  }

  /** A message was stored here. */
  stored(message: RoomMessage): void {
    const room = this.#rooms.get(message.roomId);
    if (room) this.#retry(message.roomId, room.stored(message));
  }

  /** Something happened here or, told by a hint, on another instance. */
  heard({ roomId, seq, readerId, upTo, typing }: Hint): void {
    const room = this.#rooms.get(roomId);
    if (!room) return;
    if (seq !== undefined) this.#retry(roomId, room.heardOf(seq));
    if (readerId !== undefined && upTo !== undefined) room.tellRead(roomId, readerId, upTo);
    if (typing !== undefined) room.tellTyping(roomId, typing);
  }

  /** Looks into the database for what happened in the rooms. Rejects where it is away. */
  async check(): Promise<void> {
    const { db } = this.#options;
    const roomIds = [...this.#rooms.keys()];
    for (let start = 0; start < roomIds.length; start += roomsAtOnce) {
      const some = roomIds.slice(start, start + roomsAtOnce);
      for (const [roomId, seq] of await lastSeqs(db, some)) this.heard({ roomId, seq });
      for (const cursor of await readCursors(db, some)) this.heard(cursor);
    }
  }

  /** Counted as joining in the same turn in which it is found, so that it stays. */
  async #join(roomId: string): Promise<LiveRoom> {
    let room = this.#rooms.get(roomId);
    if (!room) {
      const { db } = this.#options;
      const [seq, cursors] = await Promise.all([lastSeq(db, roomId), readCursors(db, [roomId])]);
      room = this.#rooms.get(roomId) ?? this.#open(roomId, seq, cursors);
    }
    room.joining += 1;
    return room;
  }

  #open(roomId: string, seq: number, cursors: readonly ReadCursor[]): LiveRoom {
    const { db, endOfTurn, onDelivered } = this.#options;
    const room = new LiveRoom({
      seq,
      cursors,
      pageSize,
      read: async (after) => messagesAfter(db, roomId, after, pageSize),
      onFrames: () => endOfTurn.room(room),
      onDelivered,
    });
    this.#rooms.set(roomId, room);
    return room;
  }

  #closeIdle(roomId: string, room: LiveRoom): void {
    if (room.subscribers.size === 0 && room.joining === 0) this.#rooms.delete(roomId);
  }

  /** What is stored reaches the subscribers although the database was away when it was asked for. */
  #retry(roomId: string, delivery: Promise<void>): void {
    delivery.catch((error: unknown) => {
      this.#options.log.warn({ err: error }, "messages of a room can't be read: it will be tried again");
      setTimeout(() => {
        const room = this.#rooms.get(roomId);
        if (room) this.#retry(roomId, room.catchUp());
      }, retryMs).unref();
    });
  }
}
