import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomMessage } from "../index.ts";
import { initialRoomState, nextToFetch, nextToSend, roomSession } from "./room-session.ts";
import { roomSnapshot } from "./room-snapshot.ts";
import type { PageRequest, RoomEvent, RoomState } from "./session-events.ts";

const roomId = "support_visitor";

const simple = ["write", "send", "open", "fall", "ask", "fetch", "refresh", "begin"] as const;
const picking = ["echo", "answer", "store", "postpone", "confirm", "page", "read", "notice"] as const;

/** The possible steps between a server that stores and a session that listens; numbers choose among the candidates. */
type Step = { kind: (typeof simple)[number] | "other" } | { kind: (typeof picking)[number]; pick: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...simple) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("other" as const) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constantFrom(...picking), pick: fc.nat(100_000) }) },
);

const moment = (at: number) => new Date(Date.UTC(2026, 10, 21, 10, 24) + at).toISOString();

/** The server's state when it was asked: it may report anything that has held at one moment since. */
type Asked = Readonly<{ seq: number; opened: boolean; readUpTo: Readonly<Record<string, number>> }>;

/** The server's room and one session. Frames arrive late, twice, in any order, or never; responses arrive late. */
class World {
  state: RoomState = initialRoomState(roomId, "visitor");
  readonly log: RoomMessage[] = [];
  readonly handed: string[] = [];
  readonly acknowledged = new Set<string>();
  /** The `seq` up to which each person has read. */
  readonly readUpTo: Record<string, number> = { visitor: 0, support: 0 };
  /** Messages that left the client, which the server may store at any time. */
  readonly #left: string[] = [];
  /** The `seq` of every message ever shown as stored. */
  readonly #shown = new Set<number>();
  readonly #pageSize: number;
  #opened = false;
  #attempt = 0;
  /** In transit on this socket. */
  #subscriptions: Asked[] = [];
  #confirmations: RoomEvent[] = [];
  #notices: RoomEvent[] = [];
  #page: { request: PageRequest; asked: Asked } | undefined;

  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  /** The messages shown as stored, if one page holds the room. */
  get pageHolds(): number[] {
    return this.log.length > this.#pageSize ? [] : [...this.#shown];
  }

  apply(one: Step): void {
    switch (one.kind) {
      case "write":
        return this.#write();
      case "send":
        return this.#send();
      case "begin":
        this.#opened = true;
        return;
      case "other":
        return void this.#store(`other-${this.log.length}`, "support");
      case "store": {
        const id = this.#left[one.pick % this.#left.length];
        return id === undefined ? undefined : void this.#store(id, "visitor");
      }
      case "echo":
        return this.#hear(one.pick, "message_received");
      case "answer":
        return this.#hear(one.pick, "answered");
      case "postpone":
        return this.#postpone();
      case "fetch":
        return this.#fetch();
      case "page":
        return this.#answerPage(one.pick);
      case "ask":
        return void this.#subscriptions.push(this.#now());
      case "confirm":
        return this.#confirm(one.pick);
      case "read":
        return this.#read(one.pick);
      case "notice":
        return this.#take(this.#notices[one.pick % this.#notices.length]);
      default:
        return this.#connection(one.kind);
    }
  }

  /** Completes everything still pending: the connection stays up, and each call is answered. */
  settle(): void {
    this.#connection("fall");
    this.#connection("open");
    this.#subscriptions = [this.#now()];
    this.#confirm(0);
    for (let rounds = 0; rounds < 1_000; rounds += 1) {
      this.#answerPage(0);
      this.#fetch();
      this.#send();
      const id = this.state.inFlight?.id;
      if (id === undefined && this.#page === undefined && nextToFetch(this.state) === undefined) return;
      if (id !== undefined) this.#take({ type: "answered", message: this.#store(id, "visitor") });
    }
    throw new Error("It never comes to rest");
  }

  #take(event: RoomEvent | undefined): void {
    if (event === undefined) return;
    this.state = roomSession(this.state, event);
    for (const { seq } of this.state.stored) this.#shown.add(seq ?? 0);
  }

  #now(): Asked {
    return { seq: this.log.length, opened: this.#opened, readUpTo: { ...this.readUpTo } };
  }

  /** A number between the value when it was asked and the current one. */
  #since(asked: Asked, pick: number): number {
    return asked.seq + (pick % (this.log.length - asked.seq + 1));
  }

  #write(): void {
    const id = `own-${this.handed.length}`;
    this.handed.push(id);
    const message = { id, content: id, senderId: "visitor", roomId, timestamp: moment(0), read: false };
    this.#take({ type: "written", message });
  }

  #send(): void {
    const id = nextToSend(this.state);
    if (id === undefined) return;
    this.#attempt += 1;
    this.#left.push(id);
    this.#take({ type: "send_started", id, attempt: this.#attempt });
  }

  #store(id: string, senderId: string): RoomMessage {
    const known = this.log.find((message) => message.id === id);
    if (known !== undefined) return known;
    this.#opened = true;
    const receiverId = senderId === "support" ? "visitor" : "support";
    const seq = this.log.length + 1;
    const message = { id, content: id, senderId, receiverId, roomId, timestamp: moment(seq), read: false, seq };
    this.log.push(message);
    return message;
  }

  #hear(pick: number, type: "message_received" | "answered"): void {
    const own = this.log.filter(({ senderId }) => type === "message_received" || senderId === "visitor");
    const message = own[pick % own.length];
    if (message === undefined) return;
    if (message.senderId === "visitor") this.acknowledged.add(message.id);
    this.#take({ type, message });
  }

  #postpone(): void {
    const id = this.state.inFlight?.id;
    if (id === undefined) return;
    this.#take({ type: "postponed", id, attempt: this.#attempt });
    this.#take({ type: "send_resumed" });
  }

  #read(pick: number): void {
    const readerId = pick % 2 === 0 ? "visitor" : "support";
    const upTo = (pick >> 1) % (this.log.length + 1);
    if (upTo <= (this.readUpTo[readerId] ?? 0)) return;
    this.readUpTo[readerId] = upTo;
    this.#notices.push({ type: "messages_read", readerId, upTo });
  }

  #fetch(): void {
    const request = nextToFetch(this.state);
    if (request === undefined) return;
    this.#take({ type: "fetch_started", request });
    this.#page = { request, asked: this.#now() };
  }

  #answerPage(pick: number): void {
    if (this.#page === undefined) return;
    const { request, asked } = this.#page;
    this.#page = undefined;
    const end = this.#since(asked, pick);
    const readUpTo = pick % 2 === 0 ? this.readUpTo : asked.readUpTo;
    const start = request.kind === "missed" ? request.after : Math.max(0, end - this.#pageSize);
    const messages = this.log
      .slice(start, Math.min(end, start + this.#pageSize))
      .map((message) => ({ ...message, read: message.seq <= (readUpTo[message.receiverId] ?? 0) }));
    const page = { messages, hasOlder: start > 0, hasNewer: start + this.#pageSize < end };
    this.#take({ type: "fetched", request, page });
  }

  /** Confirms a subscription, once or more often, or repeats an earlier confirmation. */
  #confirm(pick: number): void {
    const asked = this.#subscriptions[(pick >> 2) % this.#subscriptions.length];
    if (asked !== undefined && this.state.connection !== "disconnected") {
      // A server may learn late of a room that was opened since it was asked.
      const opened = asked.seq > 0 || (this.#opened && pick % 2 === 0);
      const readUpTo = pick % 4 < 2 ? { ...this.readUpTo } : asked.readUpTo;
      const openedAt = opened ? moment(1) : undefined;
      this.#confirmations.push({ type: "subscribed", seq: this.#since(asked, pick >> 4), readUpTo, openedAt });
    }
    this.#take(this.#confirmations[(pick >> 6) % this.#confirmations.length]);
  }

  #connection(kind: "open" | "fall" | "refresh"): void {
    if (kind !== "refresh") {
      if ((kind === "open") !== (this.state.connection === "disconnected")) return;
      this.#subscriptions = [];
      this.#confirmations = [];
      this.#notices = [];
    }
    const events = {
      open: { type: "socket_opened" },
      fall: { type: "socket_closed" },
      refresh: { type: "refresh_wanted" },
    } as const;
    this.#take(events[kind]);
  }
}

function increases(numbers: readonly number[]): boolean {
  return numbers.every((value, at) => at === 0 || value > (numbers[at - 1] ?? 0));
}

/** The session's promises that are broken. */
function broken(world: World): string[] {
  const { items } = roomSnapshot(world.state);
  const seqs = items.flatMap(({ seq }) => (seq === null ? [] : [seq]));
  const pending = items.slice(seqs.length).map(({ id }) => id);
  const stored = new Set(world.log.map(({ id }) => id));
  const promises = {
    "stored ones first, in seq order, each once":
      increases(seqs) && items.every(({ seq }, at) => (seq === null) === at >= seqs.length),
    "no id twice": new Set(items.map(({ id }) => id)).size === items.length,
    "what was handed over is on the server or still waits": world.handed.every(
      (id) => stored.has(id) || pending.includes(id),
    ),
    "what waits is in the order it was written": increases(pending.map((id) => world.handed.indexOf(id))),
    "what was acknowledged doesn't wait": !pending.some((id) => world.acknowledged.has(id)),
    "what was shown as stored stays, where a page holds it":
      !world.state.loaded || world.pageHolds.every((seq) => seqs.includes(seq)),
    "nothing is read that was not": items.every(
      ({ read, seq, receiverId }) => !read || (seq ?? Number.POSITIVE_INFINITY) <= (world.readUpTo[receiverId] ?? 0),
    ),
  };
  return Object.entries(promises).flatMap(([promise, kept]) => (kept ? [] : [promise]));
}

describe("with any order of echoes, answers, duplicates, gaps and drops", () => {
  it.each([3, 100])("nothing handed over or shown is lost, with pages of %i", (pageSize) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120, size: "max" }), (steps) => {
        const world = new World(pageSize);
        for (const one of steps) {
          world.apply(one);
          expect(broken(world)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("the list converges to the server's, with own messages stored once and in the order written", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: "max" }), (steps) => {
        const world = new World(3);
        for (const one of steps) world.apply(one);
        world.settle();
        expect(broken(world)).toEqual([]);
        const { items, counters } = roomSnapshot(world.state);
        const first = items[0]?.seq ?? 1;
        expect(items.map(({ id }) => id)).toEqual(world.log.slice(first - 1).map(({ id }) => id));
        expect(first === 1 || roomSnapshot(world.state).hasOlder).toBe(true);
        const isRead = ({ receiverId, seq }: RoomMessage) => seq <= (world.readUpTo[receiverId] ?? 0);
        expect(items.map(({ read }) => read)).toEqual(world.log.slice(first - 1).map(isRead));
        expect(world.log.filter(({ senderId }) => senderId === "visitor").map(({ id }) => id)).toEqual(world.handed);
        expect(counters).toMatchObject({ sent: world.handed.length, acknowledged: world.handed.length });
      }),
      { numRuns: 300 },
    );
  });
});
