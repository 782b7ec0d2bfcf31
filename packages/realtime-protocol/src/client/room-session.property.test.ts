import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomMessage } from "../index.ts";
import { initialRoomState, nextToFetch, nextToSend, roomSession } from "./room-session.ts";
import { roomSnapshot } from "./room-snapshot.ts";
import type { RoomState } from "./session-events.ts";

const roomId = "support_visitor";
const timestamp = "2026-11-21T10:24:00.000Z";

/** What can happen between a server that stores and a session that listens; numbers choose among what there is. */
type Step =
  | { kind: "write" | "send" | "open" | "fall" | "subscribe" | "fetch" | "refresh" }
  | { kind: "other"; read: boolean }
  | { kind: "echo" | "answer" | "store" | "postpone"; pick: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("write" as const, "send" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "open" as const,
        "fall" as const,
        "subscribe" as const,
        "fetch" as const,
        "refresh" as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("other" as const), read: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom("echo" as const, "answer" as const, "store" as const, "postpone" as const),
      pick: fc.nat(1_000),
    }),
  },
);

/** The server's room and one session. Frames come late, twice, in any order, or never. */
class World {
  state: RoomState = initialRoomState(roomId, "visitor");
  readonly log: RoomMessage[] = [];
  readonly handed: string[] = [];
  readonly acknowledged = new Set<string>();
  /** Messages that left the client, which the server may store at any time. */
  readonly #left: string[] = [];
  #attempt = 0;

  apply(one: Step): void {
    switch (one.kind) {
      case "write":
        return this.#write();
      case "send":
        return this.#send();
      case "other":
        return void this.#store(`other-${this.log.length}`, "support", one.read);
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
      default:
        return this.#connection(one.kind);
    }
  }

  /** Lets everything that is still owed happen: the connection stays, and each call is answered. */
  settle(): void {
    for (const kind of ["fall", "open", "subscribe"] as const) this.#connection(kind);
    for (let rounds = 0; rounds < 1_000; rounds += 1) {
      this.#fetch();
      this.#send();
      const id = this.state.inFlight?.id;
      if (id === undefined && nextToFetch(this.state) === undefined) return;
      if (id !== undefined)
        this.state = roomSession(this.state, { type: "answered", message: this.#store(id, "visitor") });
    }
    throw new Error("It never comes to rest");
  }

  #write(): void {
    const id = `own-${this.handed.length}`;
    this.handed.push(id);
    const message = { id, content: id, senderId: "visitor", roomId, timestamp, read: false };
    this.state = roomSession(this.state, { type: "written", message });
  }

  #send(): void {
    const id = nextToSend(this.state);
    if (id === undefined) return;
    this.#attempt += 1;
    this.#left.push(id);
    this.state = roomSession(this.state, { type: "send_started", id, attempt: this.#attempt });
  }

  #store(id: string, senderId: string, read = false): RoomMessage {
    const known = this.log.find((message) => message.id === id);
    if (known !== undefined) return known;
    const receiverId = senderId === "support" ? "visitor" : "support";
    const message = { id, content: id, senderId, receiverId, roomId, timestamp, read, seq: this.log.length + 1 };
    this.log.push(message);
    return message;
  }

  #hear(pick: number, type: "message_received" | "answered"): void {
    const own = this.log.filter(({ senderId }) => type === "message_received" || senderId === "visitor");
    const message = own[pick % own.length];
    if (message === undefined) return;
    if (message.senderId === "visitor") this.acknowledged.add(message.id);
    this.state = roomSession(this.state, { type, message });
  }

  #postpone(): void {
    const id = this.state.inFlight?.id;
    if (id === undefined) return;
    this.state = roomSession(this.state, { type: "postponed", id, attempt: this.#attempt });
    this.state = roomSession(this.state, { type: "send_resumed" });
  }

  #fetch(): void {
    const request = nextToFetch(this.state);
    if (request === undefined) return;
    this.state = roomSession(this.state, { type: "fetch_started", request });
    const size = 3;
    const start = request.kind === "missed" ? request.after : Math.max(0, this.log.length - size);
    const messages = this.log.slice(start, start + size);
    const page = { messages, hasOlder: start > 0, hasNewer: start + size < this.log.length };
    this.state = roomSession(this.state, { type: "fetched", request, page });
  }

  #connection(kind: "open" | "fall" | "subscribe" | "refresh"): void {
    const opened = this.log.length === 0 ? {} : { openedAt: timestamp };
    const events = {
      open: { type: "socket_opened" },
      fall: { type: "socket_closed" },
      subscribe: { type: "subscribed", seq: this.log.length, ...opened },
      refresh: { type: "refresh_wanted" },
    } as const;
    this.state = roomSession(this.state, events[kind]);
  }
}

function increases(numbers: readonly number[]): boolean {
  return numbers.every((value, at) => at === 0 || value > (numbers[at - 1] ?? 0));
}

/** Which of the session's promises are broken. */
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
  };
  return Object.entries(promises).flatMap(([promise, kept]) => (kept ? [] : [promise]));
}

describe("whatever the order of echoes, answers, duplicates, gaps and falls", () => {
  it("items are in seq order without duplicates, and nothing handed over is lost", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120, size: "max" }), (steps) => {
        const world = new World();
        for (const one of steps) {
          world.apply(one);
          expect(broken(world)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("the list ends up as the server's, with own messages stored once and in the order they were written", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: "max" }), (steps) => {
        const world = new World();
        for (const one of steps) world.apply(one);
        world.settle();
        expect(broken(world)).toEqual([]);
        const { items, counters } = roomSnapshot(world.state);
        const first = items[0]?.seq ?? 1;
        expect(items.map(({ id }) => id)).toEqual(world.log.slice(first - 1).map(({ id }) => id));
        expect(first === 1 || roomSnapshot(world.state).hasOlder).toBe(true);
        expect(world.log.filter(({ senderId }) => senderId === "visitor").map(({ id }) => id)).toEqual(world.handed);
        expect(counters).toMatchObject({ sent: world.handed.length, acknowledged: world.handed.length });
      }),
      { numRuns: 300 },
    );
  });
});
