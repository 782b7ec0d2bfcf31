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

/** A written message, by its id. */
export type Written = Readonly<{ id: string; content: string }>;

/** Up to which `seq` each person has read, whoever knows of it: what was on the screen when it was marked as read. */
export type ReadUpTo = Map<string, number>;

type PersonOptions = {
  userId: string;
  roomId: string;
  /** Host and port of the instance that a new connection or call arrives at. */
  host: () => string;
  random: () => number;
  /** How many times as fast the client's clock runs. */
  speed: number;
  /** Of both people of the room. */
  readUpTo: ReadUpTo;
};

/** Up to where somebody has all of the room before them. */
function shownWithoutGap({ loaded, items }: RoomSnapshot): number {
  const gap = items.findIndex(({ seq }, index) => seq !== index + 1);
  return loaded ? (gap === -1 ? items.length : gap) : 0;
}

/** What a tab keeps over a reload. A page that is gone writes no more. */
function tabStorage(kept: Map<string, string>, network: BadNetwork): MessageStorage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void (network.gone || kept.set(key, value)),
    removeItem: (key) => void (network.gone || kept.delete(key)),
  };
}

/** Somebody in a room, with the real client over a bad network, who notes what the client says at any moment. */
export class Person {
  readonly userId: string;
  /** In the order in which they were written. */
  readonly written: Written[] = [];
  /** What can't be, however bad the network is: each was seen on the screen for a moment at least. */
  readonly violations: string[] = [];
  /** Up to which `seq` the client has said that the person's reading is stored. */
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

  /** Ids of own messages that the client has called stored. */
  get acknowledged(): readonly string[] {
    return this.written.map(({ id }) => id).filter((id) => this.#stored.has(`${this.userId} ${id}`));
  }

  /** Writes a message where SPEC lets it: while the socket is open. */
  write(): void {
    if (this.#client.state !== "open") return;
    const content = `${this.userId} ${this.written.length + 1}`;
    this.written.push({ id: this.#room.send(content), content });
  }

  /** Writes as long as not many messages are on their way. */
  keepWriting(): void {
    if (this.snapshot.items.filter(({ seq }) => seq === null).length < 4) this.write();
  }

  /** Reads all that is on the screen. */
  async markRead(): Promise<void> {
    const { readUpTo } = this.#options;
    const shown = shownWithoutGap(this.snapshot);
    readUpTo.set(this.userId, Math.max(readUpTo.get(this.userId) ?? 0, shown));
    const stored = () => {
      this.readStored = Math.max(this.readStored, shown);
    };
    // Without a connection it fails, and is tried again with the next message (SPEC, section 8: logged only).
    const marking = this.#room.markRead().then(stored, () => undefined);
    this.#reading = Promise.all([this.#reading, marking]);
    await marking;
  }

  /** Resolves when no call that marks messages as read is on its way. */
  async settled(): Promise<void> {
    await this.#reading;
  }

  /** The page is loaded anew, in the middle of whatever it was doing. */
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
