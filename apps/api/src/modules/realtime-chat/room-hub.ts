import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../../storage/storage.ts";
import { type Change, type ChangeFeed, changeFeed, messagesAfterEach, type Step } from "./change-store.ts";
import type { EndOfTurn } from "./end-of-turn.ts";
import type { Hint } from "./fan-out.ts";
import { LiveRoom, type Subscriber } from "./live-room.ts";
import { readCursors } from "./reading-store.ts";
import { messagesAfter, type RoomState, readRoom } from "./room-store.ts";

const pageSize = 500;
/** Messages that a check reads at once; rooms with more are read separately. */
const changedAtOnce = 2_000;
const retryMs = 1_000;

type StoredChange = Extract<Change, { seq: number }>;

export type RoomHubOptions = {
  db: Storage["db"];
  log: Pick<FastifyBaseLogger, "warn">;
  endOfTurn: EndOfTurn;
  onDelivered: (deliveries: number) => void;
};

/** The rooms with subscribers here: sends them each message once, in order, whichever instance stored it. */
export class RoomHub {
  readonly #options: RoomHubOptions;
  readonly #rooms = new Map<string, LiveRoom>();
  readonly #feed: ChangeFeed;
  /** Rooms that wait to be read again. */
  readonly #retrying = new Set<string>();
  /** All rooms here know what happened before this position; undefined before the first room. */
  #position: number | undefined;

  constructor(options: RoomHubOptions) {
    this.#options = options;
    this.#feed = changeFeed(options.db);
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Resolves once subscribed: from then on messages arrive once, in order. Rejects while the database is away. */
  async subscribe(roomId: string, subscriber: Subscriber): Promise<void> {
    const room = await this.#join(roomId);
    try {
      // New rooms need this too: a check may have missed earlier changes.
      const [cursors] = await Promise.all([readCursors(this.#options.db, roomId), room.catchUp()]);
      for (const { readerId, upTo } of cursors) room.sendRead(roomId, readerId, upTo);
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

  stored(message: RoomMessage): void {
    const room = this.#rooms.get(message.roomId);
    if (room) this.#retry(message.roomId, room.stored(message));
  }

  /** Applies a hint from this or another instance. */
  apply({ roomId, seq, readerId, upTo, typing, erased }: Hint): void {
    const room = this.#rooms.get(roomId);
    if (!room) return;
    if (seq !== undefined) this.#retry(roomId, room.announced(seq));
    if (erased) this.#retry(roomId, room.erased());
    if (readerId !== undefined && upTo !== undefined) room.sendRead(roomId, readerId, upTo);
    if (typing !== undefined) room.sendTyping(roomId, typing);
  }

  /** Reads other instances' changes. Rejects while the database is away; the next check catches up. */
  async check(): Promise<void> {
    let position: number | undefined;
    for (let from = this.#position; from !== undefined; ) {
      const { next, ...step }: Step = await this.#feed.since(from, this.#rooms.keys());
      await this.#applyAll(step.changes);
      // The next check starts over with whatever the first step of this one could not see yet.
      position ??= step.position;
      this.#position = Math.min(position, next ?? position);
      from = next;
    }
  }

  async #applyAll(changes: readonly Change[]): Promise<void> {
    const here = changes.filter(({ roomId }) => this.#rooms.has(roomId));
    await this.#catchUpAll(here.flatMap((change) => ("seq" in change ? change : [])));
    for (const change of here) {
      const room = this.#rooms.get(change.roomId);
      if (!("seq" in change)) this.apply(change);
      else if (room) this.#retry(change.roomId, room.found(change.seq, change.openedAt));
    }
  }

  async #catchUpAll(changed: readonly StoredChange[]): Promise<void> {
    const behind = changed.flatMap(({ roomId, seq, openedAt }) => {
      const room = this.#rooms.get(roomId);
      return room?.isOpenedAt(openedAt) && room.delivered < seq ? [{ roomId, after: room.delivered }] : [];
    });
    if (behind.length === 0) return;
    for (const message of await messagesAfterEach(this.#options.db, behind, changedAtOnce)) this.stored(message);
  }

  /** Counts as joining in the same turn in which the room is found, so that the room stays. */
  async #join(roomId: string): Promise<LiveRoom> {
    let room = this.#rooms.get(roomId);
    if (!room) {
      if (this.#position === undefined) {
        const position = await this.#feed.begin();
        this.#position ??= position;
      }
      const state = await readRoom(this.#options.db, roomId);
      room = this.#rooms.get(roomId) ?? this.#open(roomId, state);
    }
    room.joining += 1;
    return room;
  }

  #open(roomId: string, state: RoomState): LiveRoom {
    const { db, endOfTurn, onDelivered } = this.#options;
    const room = new LiveRoom(state, {
      pageSize,
      read: async (after) => messagesAfter(db, roomId, after, pageSize),
      look: async () => {
        const [{ openedAt }, cursors] = await Promise.all([readRoom(db, roomId), readCursors(db, roomId)]);
        return { openedAt, readUpTo: new Map(cursors.map(({ readerId, upTo }) => [readerId, upTo])) };
      },
      onFrames: () => endOfTurn.room(room),
      onDelivered,
    });
    this.#rooms.set(roomId, room);
    return room;
  }

  #closeIdle(roomId: string, room: LiveRoom): void {
    if (room.subscribers.size === 0 && room.joining === 0) this.#rooms.delete(roomId);
  }

  /** Delivers once the database is back: one read catches up with all that failed before. */
  #retry(roomId: string, delivery: Promise<void>): void {
    delivery.catch((error: unknown) => {
      if (this.#retrying.has(roomId)) return;
      this.#retrying.add(roomId);
      this.#options.log.warn({ err: error }, "messages of a room can't be read: it will be tried again");
      setTimeout(() => {
        this.#retrying.delete(roomId);
        const room = this.#rooms.get(roomId);
        if (room) this.#retry(roomId, room.catchUp());
      }, retryMs).unref();
    });
  }
}
