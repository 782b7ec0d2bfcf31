import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import { hereInTrace, tracedTogether } from "../../tracing/tracer.ts";
import type { RoomState } from "./room-store.ts";
import { textFrame } from "./text-frame.ts";

/** Receives a room's encoded frames, one or more at a time. */
export type Subscriber = {
  readonly userId: string;
  /** Called before any frame with a later `seq` or `readUpTo`. `openedAt`: undefined while nothing is stored. */
  begin(seq: number, readUpTo: Readonly<Record<string, number>>, openedAt: number | undefined): void;
  send(frames: Buffer): void;
};

export type LiveRoomOptions = {
  /** Returns messages after `seq`, in order; fewer than `pageSize` at the end. */
  read: (seq: number) => Promise<readonly RoomMessage[]>;
  pageSize: number;
  /** Returns the stored room's `openedAt`, undefined without a room, and its read cursors. */
  look: () => Promise<Readonly<{ openedAt: number | undefined; readUpTo: ReadonlyMap<string, number> }>>;
  /** Called when `flush` has something to do at the end of the turn. */
  onFrames: (room: LiveRoom) => void;
  onDelivered: (deliveries: number) => void;
};

/**
 * One queue in `seq` order. Messages stored here arrive directly, others are read from the database. If the room was
 * erased and reopened, all subscriptions start over.
 */
export class LiveRoom {
  readonly subscribers = new Set<Subscriber>();
  /** Subscriptions waiting for the room to catch up. */
  joining = 0;
  /** Highest `seq` delivered. */
  #delivered: number;
  /** Tells an erased room from its successor. */
  #openedAt: number | undefined;
  /** The room may have been erased and reopened. */
  #mayBeErased = false;
  /** Messages stored here that wait for earlier ones. */
  readonly #ahead = new Map<number, RoomMessage>();
  /** Read cursors that all subscribers know. */
  readonly #readUpTo = new Map<string, number>();
  #frames: Buffer[] = [];
  /** The trace of each frame. */
  #traces: ReturnType<typeof hereInTrace>[] = [];
  #reading: Promise<void> | undefined;
  #nextReading: Promise<void> | undefined;
  readonly #options: LiveRoomOptions;

  /** `seq`: the newest message at the start; subscribers get those after it. */
  constructor({ seq, openedAt }: RoomState, options: LiveRoomOptions) {
    this.#delivered = seq;
    this.#openedAt = openedAt;
    this.#options = options;
  }

  get delivered(): number {
    return this.#delivered;
  }

  /** Delivers a message stored here, once all earlier ones are delivered. */
  async stored(message: RoomMessage): Promise<void> {
    // Already read from the database, or from a room that started over.
    if (message.seq <= this.#delivered) return this.#recheck();
    this.#ahead.set(message.seq, message);
    this.#advance();
    if (this.#ahead.size > 0 || this.#mayBeErased) await this.catchUp();
  }

  /** Handles a message announced by a hint. */
  async announced(seq: number): Promise<void> {
    if (seq <= this.#delivered) return this.#recheck();
    await this.catchUp();
  }

  /** Handles a message found in the database, in a room opened at `openedAt`. */
  async found(seq: number, openedAt: number): Promise<void> {
    if (!this.isOpenedAt(openedAt)) return this.#recheck();
    if (seq > this.#delivered) await this.catchUp();
  }

  /** Handles the erasure of the room. */
  async erased(): Promise<void> {
    return this.#recheck();
  }

  isOpenedAt(openedAt: number): boolean {
    this.#openedAt ??= openedAt;
    return this.#openedAt === openedAt;
  }

  /** Resolves once everything stored before the call is delivered. */
  async catchUp(): Promise<void> {
    if (!this.#reading) {
      this.#reading = this.#readAll().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    // A read in progress may be too early to see it.
    this.#nextReading ??= this.#reading
      .catch(() => undefined)
      .then(async () => {
        this.#nextReading = undefined;
        return this.catchUp();
      });
    return this.#nextReading;
  }

  /** Sends subscribers a read cursor that is new to them. */
  sendRead(roomId: string, readerId: string, upTo: number): void {
    if (upTo <= (this.#readUpTo.get(readerId) ?? 0)) return;
    this.#readUpTo.set(readerId, upTo);
    this.#push(textFrame({ type: "messages_read", roomId, readerId, upTo }));
  }

  sendTyping(roomId: string, userId: string): void {
    const frame = textFrame({ type: "typing", roomId, userId });
    this.flush();
    for (const subscriber of this.subscribers) if (subscriber.userId !== userId) subscriber.send(frame);
  }

  add(subscriber: Subscriber): void {
    this.flush();
    subscriber.begin(this.#delivered, Object.fromEntries(this.#readUpTo), this.#openedAt);
    this.subscribers.add(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.flush();
    this.subscribers.delete(subscriber);
  }

  /** Sends the queue to all subscribers, the same bytes to each. */
  flush(): void {
    const [first, ...more] = this.#frames;
    if (!first) return;
    const bytes = more.length === 0 ? first : Buffer.concat(this.#frames);
    this.#options.onDelivered(this.#frames.length * this.subscribers.size);
    tracedTogether("fan-out", this.#traces, { subscribers: this.subscribers.size }, () => {
      for (const subscriber of this.subscribers) subscriber.send(bytes);
    });
    this.#frames = [];
    this.#traces = [];
  }

  async #recheck(): Promise<void> {
    this.#mayBeErased = true;
    return this.catchUp();
  }

  async #readAll(): Promise<void> {
    for (;;) {
      if (this.#mayBeErased) await this.#look();
      const messages = await this.#options.read(this.#delivered);
      for (const message of messages) this.#deliver(message);
      this.#advance();
      if (messages.length < this.#options.pageSize && !this.#mayBeErased) return;
    }
  }

  async #look(): Promise<void> {
    // A recheck requested later causes another look.
    this.#mayBeErased = false;
    const { openedAt, readUpTo } = await this.#options.look().catch((error: unknown) => {
      this.#mayBeErased = true;
      throw error;
    });
    if (openedAt === undefined) return this.#tellErased();
    if (this.isOpenedAt(openedAt)) return;
    this.flush();
    this.#openedAt = openedAt;
    this.#delivered = 0;
    this.#ahead.clear();
    this.#readUpTo.clear();
    for (const [readerId, upTo] of readUpTo) this.#readUpTo.set(readerId, upTo);
    for (const subscriber of this.subscribers) subscriber.begin(0, Object.fromEntries(readUpTo), openedAt);
  }

  /** Its known state stays, to distinguish it from its successor, which begins with a confirmation of its own. */
  #tellErased(): void {
    if (this.#openedAt === undefined) return;
    this.flush();
    for (const subscriber of this.subscribers) subscriber.begin(0, {}, undefined);
  }

  #advance(): void {
    for (let next = this.#ahead.get(this.#delivered + 1); next; next = this.#ahead.get(this.#delivered + 1)) {
      this.#deliver(next);
    }
    for (const seq of this.#ahead.keys()) if (seq <= this.#delivered) this.#ahead.delete(seq);
  }

  #deliver(message: RoomMessage): void {
    // Both a read and a store call may deliver it.
    if (message.seq <= this.#delivered) return;
    this.#delivered = message.seq;
    // The first message: `openedAt` must be known before the room can be erased.
    this.#mayBeErased ||= this.#openedAt === undefined;
    this.#push(textFrame({ type: "chat_message", message }));
  }

  #push(frame: Buffer): void {
    if (this.#frames.length === 0) this.#options.onFrames(this);
    this.#frames.push(frame);
    this.#traces.push(hereInTrace());
  }
}
