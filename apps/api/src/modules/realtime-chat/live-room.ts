import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import type { RoomState } from "./room-store.ts";
import { textFrame } from "./text-frame.ts";

/** Who gets a room's frames: finished bytes, one or more frames at once. */
export type Subscriber = {
  readonly userId: string;
  /**
   * Comes before all frames: they are of messages after `seq`, and of reading beyond `readUpTo`, by person. `openedAt`: when
   * the room was opened, undefined while nothing is stored in it.
   */
  begin(seq: number, readUpTo: Readonly<Record<string, number>>, openedAt: number | undefined): void;
  send(frames: Buffer): void;
};

export type LiveRoomOptions = {
  /** Messages of the room after `seq`, in order; less than `pageSize` where there are no more. */
  read: (seq: number) => Promise<readonly RoomMessage[]>;
  pageSize: number;
  /** When the room was opened that there is now, undefined where nothing is stored; and how far each person has read in it. */
  look: () => Promise<Readonly<{ openedAt: number | undefined; readUpTo: ReadonlyMap<string, number> }>>;
  /** Called when there is something to hand out with `flush`, at the end of the turn. */
  onFrames: (room: LiveRoom) => void;
  onDelivered: (deliveries: number) => void;
};

/**
 * A room with subscribers on this instance: one queue that hands messages out in `seq` order. What was stored here
 * comes by itself; what another instance stored, or came out of order, is read from the database. Where the room was erased
 * and opened again, all subscriptions begin again, before its first message.
 */
export class LiveRoom {
  readonly subscribers = new Set<Subscriber>();
  /** Subscriptions that wait for the room to be up to date. */
  joining = 0;
  /** Up to here messages have been handed out. */
  #delivered: number;
  /** Tells the room from one of its id that was erased. Undefined where nothing was stored yet. */
  #openedAt: number | undefined;
  /** Whether the room may be another one by now. */
  #doubted = false;
  /** Stored here, and waiting for one before them. */
  readonly #ahead = new Map<number, RoomMessage>();
  /** How far each person has read, as all subscribers know. */
  readonly #readUpTo = new Map<string, number>();
  #frames: Buffer[] = [];
  #reading: Promise<void> | undefined;
  #nextReading: Promise<void> | undefined;
  readonly #options: LiveRoomOptions;

  /** `seq`: the newest message when it became live; subscribers get what comes after it. */
  constructor({ seq, openedAt }: RoomState, options: LiveRoomOptions) {
    this.#delivered = seq;
    this.#openedAt = openedAt;
    this.#options = options;
  }

  /** The `seq` of the last message that was handed out. */
  get delivered(): number {
    return this.#delivered;
  }

  /** Hands out a message that was stored on this instance, as soon as all before it have been. */
  async stored(message: RoomMessage): Promise<void> {
    // A reading brought it, or it is one of a room that began anew.
    if (message.seq <= this.#delivered) return this.#doubt();
    this.#ahead.set(message.seq, message);
    this.#advance();
    if (this.#ahead.size > 0 || this.#doubted) await this.catchUp();
  }

  /** Hands out what a hint says is stored. */
  async announced(seq: number): Promise<void> {
    if (seq <= this.#delivered) return this.#doubt();
    await this.catchUp();
  }

  /** Hands out what was found in the database, of a room that was opened then. */
  async found(seq: number, openedAt: number): Promise<void> {
    if (!this.isOpenedAt(openedAt)) return this.#doubt();
    if (seq > this.#delivered) await this.catchUp();
  }

  /** Whether what belongs to a room that was opened then belongs to this one. */
  isOpenedAt(openedAt: number): boolean {
    this.#openedAt ??= openedAt;
    return this.#openedAt === openedAt;
  }

  /** Resolves when everything that was stored before the call has been handed out. */
  async catchUp(): Promise<void> {
    if (!this.#reading) {
      this.#reading = this.#readAll().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    // A reading under way may have begun too early to see it.
    this.#nextReading ??= this.#reading
      .catch(() => undefined)
      .then(async () => {
        this.#nextReading = undefined;
        return this.catchUp();
      });
    return this.#nextReading;
  }

  /** Tells all subscribers how far somebody has read, where they don't know it yet. */
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

  /** From now on the subscriber gets what comes. */
  add(subscriber: Subscriber): void {
    this.flush();
    subscriber.begin(this.#delivered, Object.fromEntries(this.#readUpTo), this.#openedAt);
    this.subscribers.add(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.flush();
    this.subscribers.delete(subscriber);
  }

  /** Hands what has gathered to all subscribers, the same bytes to each. */
  flush(): void {
    const [first, ...more] = this.#frames;
    if (!first) return;
    const bytes = more.length === 0 ? first : Buffer.concat(this.#frames);
    this.#options.onDelivered(this.#frames.length * this.subscribers.size);
    this.#frames = [];
    for (const subscriber of this.subscribers) subscriber.send(bytes);
  }

  async #doubt(): Promise<void> {
    this.#doubted = true;
    return this.catchUp();
  }

  async #readAll(): Promise<void> {
    for (;;) {
      if (this.#doubted) await this.#look();
      const messages = await this.#options.read(this.#delivered);
      for (const message of messages) this.#deliver(message);
      this.#advance();
      if (messages.length < this.#options.pageSize && !this.#doubted) return;
    }
  }

  async #look(): Promise<void> {
    // Who doubts from now on has it looked at again.
    this.#doubted = false;
    const { openedAt, readUpTo } = await this.#options.look().catch((error: unknown) => {
      this.#doubted = true;
      throw error;
    });
    // Where it was erased, the next message tells.
    if (openedAt === undefined || this.isOpenedAt(openedAt)) return;
    this.flush();
    this.#openedAt = openedAt;
    this.#delivered = 0;
    this.#ahead.clear();
    this.#readUpTo.clear();
    for (const [readerId, upTo] of readUpTo) this.#readUpTo.set(readerId, upTo);
    for (const subscriber of this.subscribers) subscriber.begin(0, Object.fromEntries(readUpTo), openedAt);
  }

  #advance(): void {
    for (let next = this.#ahead.get(this.#delivered + 1); next; next = this.#ahead.get(this.#delivered + 1)) {
      this.#deliver(next);
    }
    for (const seq of this.#ahead.keys()) if (seq <= this.#delivered) this.#ahead.delete(seq);
  }

  #deliver(message: RoomMessage): void {
    // A reading and a storing call may both bring it.
    if (message.seq <= this.#delivered) return;
    this.#delivered = message.seq;
    // The first message: when its room was opened must be known before that can be erased.
    this.#doubted ||= this.#openedAt === undefined;
    this.#push(textFrame({ type: "chat_message", message }));
  }

  #push(frame: Buffer): void {
    if (this.#frames.length === 0) this.#options.onFrames(this);
    this.#frames.push(frame);
  }
}
