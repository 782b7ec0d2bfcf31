import { socketLimits } from "@thirtyfold/realtime-protocol";
import {
  createRealtimeClient,
  createRoomApi,
  type MessageStorage,
  type RealtimeClient,
  type Room,
  type RoomSnapshot,
} from "@thirtyfold/realtime-protocol/client";
import { BadNetwork } from "./bad-network.ts";
import { fastClock } from "./fast-clock.ts";

/** A written message, by its id. */
export type Written = Readonly<{ id: string; content: string }>;

type PersonOptions = {
  userId: string;
  roomId: string;
  /** Host and port of the instance that a new connection or call arrives at. */
  host: () => string;
  random: () => number;
  /** How many times as fast the client's clock runs. */
  speed: number;
};

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
  readonly #options: PersonOptions;
  readonly #kept = new Map<string, string>();
  /** The `seq` of each message that was ever shown as stored, by sender and id. */
  readonly #stored = new Map<string, number>();
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

  async markRead(): Promise<void> {
    // Without a connection it fails, and is tried again with the next message (SPEC, section 8: logged only).
    await this.#room.markRead().catch(() => undefined);
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

  #look({ items, loaded, counters }: RoomSnapshot): void {
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
}
