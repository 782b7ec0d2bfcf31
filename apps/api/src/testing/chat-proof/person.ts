import { socketLimits } from "@thirtyfold/realtime-protocol";
import {
  createRealtimeClient,
  createRoomApi,
  type MessageStorage,
  type RealtimeClient,
  type Room,
  type RoomItem,
  type RoomSnapshot,
} from "@thirtyfold/realtime-protocol/client";
import { BadNetwork } from "./bad-network.ts";
import { fastClock } from "./fast-clock.ts";

/** A written message with its id. */
export type Written = Readonly<{ id: string; content: string }>;

/** The `seq` up to which each person has read, even if nobody knows: the last one shown when marked as read. */
export type ReadUpTo = Map<string, number>;

type PersonOptions = {
  userId: string;
  roomId: string;
  /** Host and port of the instance at which new connections and calls arrive. */
  host: () => string;
  random: () => number;
  /** The factor by which the client's clock runs faster. */
  speed: number;
  /** Shared by both people of the room. */
  readUpTo: ReadUpTo;
};

/** The `seq` up to which a person sees the room without gaps. */
function shownWithoutGap({ loaded, items }: RoomSnapshot): number {
  const gap = items.findIndex(({ seq }, index) => seq !== index + 1);
  return loaded ? (gap === -1 ? items.length : gap) : 0;
}

/** The tab's storage, which survives a reload. A page that is gone writes no more. */
function tabStorage(kept: Map<string, string>, network: BadNetwork): MessageStorage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void (network.gone || kept.set(key, value)),
    removeItem: (key) => void (network.gone || kept.delete(key)),
  };
}

/** A person in a room, with the real client over a bad network, who records the client's state at any moment. */
export class Person {
  readonly userId: string;
  /** In the order of writing. */
  readonly written: Written[] = [];
  /** Impossible states, however bad the network: each was on the screen for a moment at least. */
  readonly violations: string[] = [];
  /** The `seq` up to which the client has reported the person's read state as stored. */
  readStored = 0;
  readonly #options: PersonOptions;
  readonly #kept = new Map<string, string>();
  /** The `seq` of each message that was ever shown as stored, by sender and id. */
  readonly #stored = new Map<string, number>();
  #reading: Promise<unknown> = Promise.resolve();
  #network: BadNetwork;
  #client: RealtimeClient;
  #room: Room;

  constructor(options: PersonOptions) {
    this.userId = options.userId;
    this.#options = options;
    [this.#network, this.#client, this.#room] = this.#open();
  }

  get network(): BadNetwork {
    return this.#network;
  }

  get snapshot(): RoomSnapshot {
    return this.#room.getSnapshot();
  }

  /** Ids of own messages that the client has shown as stored. */
  get acknowledged(): readonly string[] {
    return this.written.map(({ id }) => id).filter((id) => this.#stored.has(`${this.userId} ${id}`));
  }

  /** Writes a message when SPEC allows it: while the socket is open. */
  write(): void {
    if (this.#client.state !== "open") return;
    const content = `${this.userId} ${this.written.length + 1}`;
    this.written.push({ id: this.#room.send(content), content });
  }

  /** Writes while few messages are on their way. */
  keepWriting(): void {
    if (this.snapshot.items.filter(({ seq }) => seq === null).length < 4) this.write();
  }

  /** Reads everything on the screen. */
  async markRead(): Promise<void> {
    const { readUpTo } = this.#options;
    const shown = shownWithoutGap(this.snapshot);
    readUpTo.set(this.userId, Math.max(readUpTo.get(this.userId) ?? 0, shown));
    const stored = () => {
      this.readStored = Math.max(this.readStored, shown);
    };
    // Without a connection it fails, and is retried with the next message (SPEC, section 8: logged only).
    const marking = this.#room.markRead().then(stored, () => undefined);
    this.#reading = Promise.all([this.#reading, marking]);
    await marking;
  }

  /** Resolves when no call that marks messages as read is pending. */
  async settled(): Promise<void> {
    await this.#reading;
  }

  /** Reloads the page, whatever it was doing. */
  reload(): void {
    const { faults } = this.#network;
    this.leave();
    [this.#network, this.#client, this.#room] = this.#open();
    this.#network.faults = faults;
  }

  leave(): void {
    this.#network.leave();
    this.#client.close();
  }

  #open(): [BadNetwork, RealtimeClient, Room] {
    const { userId, roomId, host, random, speed } = this.#options;
    const network = new BadNetwork({ host, random, pingMs: socketLimits.pingMs / speed });
    const client = createRealtimeClient({
      url: "ws://chat.test/ws",
      userId,
      WebSocket: network.WebSocket,
      api: createRoomApi({ baseUrl: "http://chat.test", fetch: network.fetch }),
      clock: fastClock(speed),
      random,
      storage: tabStorage(this.#kept, network),
    });
    client.connect();
    const room = client.join(roomId);
    room.subscribe(() => {
      if (!network.gone) this.#look(room.getSnapshot());
    });
    return [network, client, room];
  }

  #look({ items, loaded, counters, unread }: RoomSnapshot): void {
    this.#lookAtReading(items, unread);
    const shown = new Map<string, number>();
    let last = 0;
    let beyond = false;
    for (const { id, senderId, seq } of items) {
      const key = `${senderId} ${id}`;
      if (shown.has(key)) this.violations.push(`${key} is shown twice`);
      shown.set(key, seq ?? 0);
      if (seq === null) {
        beyond = true;
        continue;
      }
      if (beyond || seq <= last) this.violations.push(`${key} stands in the wrong place`);
      last = seq;
      const before = this.#stored.get(key);
      if (before !== undefined && before !== seq) this.violations.push(`${key} was ${before} and is ${seq}`);
      this.#stored.set(key, seq);
    }
    for (const key of loaded ? this.#stored.keys() : []) {
      if (!shown.has(key)) this.violations.push(`${key} was shown as stored and is gone`);
    }
    if (counters.acknowledged > counters.sent) this.violations.push("more is acknowledged than was sent");
  }

  #lookAtReading(items: readonly RoomItem[], unread: number): void {
    for (const { id, receiverId, seq, read, delivery } of items) {
      if (!read && delivery !== "seen") continue;
      const really = this.#options.readUpTo.get(receiverId) ?? 0;
      const whose = receiverId === this.userId ? "by oneself" : "by the other";
      if (seq === null || seq > really)
        this.violations.push(`${id} (${seq}) is shown as read ${whose}, who read ${really}`);
      if (receiverId !== this.userId && delivery !== "seen") this.violations.push(`${id} is read and ${delivery}`);
    }
    const waiting = items.filter(({ receiverId, read }) => receiverId === this.userId && !read).length;
    if (unread !== waiting) this.violations.push(`${unread} are counted as unread, and ${waiting} are shown so`);
  }
}
