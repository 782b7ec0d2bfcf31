import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import { describe, expect, test } from "vitest";
import { LiveRoom, type Subscriber } from "./live-room.ts";

const messageOf = (seq: number): RoomMessage => ({
  id: `m${seq}`,
  content: "text",
  senderId: "a",
  receiverId: "b",
  roomId: "a_b",
  timestamp: "2026-11-21T12:00:00.000Z",
  read: false,
  seq,
});

/** A room over a database that holds the messages up to `stored`, whose reads finish when `answer` is called. */
function setUp(start = 0) {
  const waiting: (() => void)[] = [];
  const database = { stored: start, readings: 0, openedAt: 1 };
  const room = new LiveRoom(
    { seq: start, openedAt: 1 },
    {
      pageSize: 2,
      read: async (after) => {
        database.readings += 1;
        const rows = Array.from({ length: Math.min(2, Math.max(0, database.stored - after)) }, (_, n) => after + n + 1);
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
        return rows.map(messageOf);
      },
      look: async () => ({ openedAt: database.openedAt, readUpTo: new Map([["a", 1]]) }),
      onFrames: () => {},
      onDelivered: () => {},
    },
  );
  const answer = async () => {
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { room, database, answer };
}

function subscribe(room: LiveRoom, userId = "a") {
  const got: string[] = [];
  const subscriber: Subscriber = {
    userId,
    begin: (seq) => got.push(`begin ${seq}`),
    send: (frames) =>
      got.push(
        ...[...frames.toString().matchAll(/"seq":(\d+)|"(typing)"|"readerId":"(\w)","upTo":(\d+)/g)].map((m) =>
          m.slice(1).filter(Boolean).join(" "),
        ),
      ),
  };
  room.add(subscriber);
  const seen = () => {
    room.flush();
    return got;
  };
  return { subscriber, seen };
}

describe("a room's queue", () => {
  test("delivers the next message at once, and holds an early one until the gap is read", async () => {
    const { room, database, answer } = setUp();
    const { seen } = subscribe(room);
    database.stored = 3;
    const early = room.stored(messageOf(3));
    expect(seen()).toEqual(["begin 0"]);
    const first = room.stored(messageOf(1));
    expect(seen()).toEqual(["begin 0", "1"]);
    await answer();
    await Promise.all([early, first]);
    expect(seen()).toEqual(["begin 0", "1", "2", "3"]);
  });

  test("reads page after page up to the seq of a hint, and delivers nothing twice", async () => {
    const { room, database, answer } = setUp();
    const { seen } = subscribe(room);
    database.stored = 5;
    const announced = room.announced(5);
    await answer();
    await announced;
    expect(seen()).toEqual(["begin 0", "1", "2", "3", "4", "5"]);
    const again = Promise.all([room.announced(4), room.stored(messageOf(5)), room.found(5, 1)]);
    await answer();
    await again;
    expect(seen()).toHaveLength(6);
  });

  test.each([
    ["a message that is stored here", async (room: LiveRoom) => room.stored(messageOf(1))],
    ["a hint", async (room: LiveRoom) => room.announced(2)],
    [
      "what is found in the database, although it goes on beyond what was handed out",
      async (room: LiveRoom) => room.found(3, 2),
    ],
  ])("restarts all subscriptions when the room was erased and reopened, as learned from %s", async (_, tell) => {
    const { room, database, answer } = setUp(2);
    const { subscriber, seen } = subscribe(room);
    room.sendRead("a_b", "b", 2);
    room.flush();
    const begun: unknown[] = [];
    subscriber.begin = (...how) => begun.push(how);
    Object.assign(database, { stored: 3, openedAt: 2 });
    const notified = tell(room);
    await answer();
    await notified;
    expect(begun).toEqual([[0, { a: 1 }, 2]]);
    expect(seen()).toEqual(["begin 2", "b 2", "1", "2", "3"]);
  });

  test("reads again for what was stored during a reading, once for all who ask", async () => {
    const { room, database, answer } = setUp();
    const { seen } = subscribe(room);
    const first = room.catchUp();
    database.stored = 1;
    const more = Promise.all([room.announced(1), room.announced(1), room.catchUp()]);
    await answer();
    await Promise.all([first, more]);
    expect(seen()).toEqual(["begin 0", "1"]);
    expect(database.readings).toBe(2);
  });

  test("starts each subscription at its position, and delivers nothing from before it", async () => {
    const { room } = setUp(7);
    const early = subscribe(room);
    await room.stored(messageOf(8));
    const late = subscribe(room);
    await room.stored(messageOf(9));
    expect(early.seen()).toEqual(["begin 7", "8", "9"]);
    expect(late.seen()).toEqual(["begin 8", "9"]);
    room.remove(early.subscriber);
    await room.stored(messageOf(10));
    expect(late.seen().at(-1)).toBe("10");
    expect(early.seen().at(-1)).toBe("9");
  });

  test("reports how far a person has read once, and to later subscribers when they begin", () => {
    const { room } = setUp(7);
    const { seen } = subscribe(room);
    for (const upTo of [3, 3, 2, 5]) room.sendRead("a_b", "b", upTo);
    room.sendRead("a_b", "a", 1);
    expect(seen()).toEqual(["begin 7", "b 3", "b 5", "a 1"]);
    const begun: object[] = [];
    room.add({ userId: "a", begin: (_, readUpTo) => begun.push(readUpTo), send: () => {} });
    expect(begun).toEqual([{ a: 1, b: 5 }]);
  });

  test("tells everybody but the writer who is typing", () => {
    const { room } = setUp();
    const [writer, other] = [subscribe(room, "a"), subscribe(room, "b")];
    room.sendTyping("a_b", "a");
    expect(writer.seen()).toEqual(["begin 0"]);
    expect(other.seen()).toEqual(["begin 0", "typing"]);
  });
});
