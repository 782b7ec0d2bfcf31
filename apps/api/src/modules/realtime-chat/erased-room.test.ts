import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import { expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { messageFrame, newPair, type Pair } from "../../testing/chat-calls.ts";
import { ChatInstance } from "../../testing/chat-proof/chat-instance.ts";
import { MemoryBus } from "../../testing/chat-proof/memory-bus.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { until } from "../../testing/until.ts";
import { ChatService } from "./chat-service.ts";
import { markRead, readCursors } from "./reading-store.ts";
import { sweepChat } from "./retention.ts";

const anyTime: unknown = expect.any(Number);
const day = 24 * 60 * 60 * 1000;
const log = { info: () => {}, warn: () => {}, error: () => {} };

describeDatabases("a room that is erased while somebody is in it", (storage) => {
  const erase = async () => {
    const steps = sweepChat({ db: storage().db, days: 30, log }, Date.now() + 31 * day);
    while (!(await steps.next()).done);
  };

  /** Two instances, notified of each other's messages by a bus. */
  const serve = () => {
    const bus = new MemoryBus();
    const open = () => {
      const metrics = { stored: () => {}, delivered: () => {} };
      const service = new ChatService({ db: storage().db, openChannel: bus.open, metrics, log });
      onTestFinished(async () => service.close());
      return service;
    };
    return { bus, one: open(), other: open() };
  };

  const subscribe = async (service: ChatService, { roomId, ben }: Pair) => {
    const got: unknown[] = [];
    await service.hub.subscribe(roomId, {
      userId: ben,
      begin: (seq, readUpTo, openedAt) => got.push({ begin: seq, readUpTo, openedAt }),
      send: (frames) => {
        // Single words only, which leaves out a contact's first messages.
        for (const [, content] of frames.toString().matchAll(/"content":"(\w+)"/g)) got.push(content);
      },
    });
    return got;
  };

  const write = async (service: ChatService, { roomId, ann }: Pair, content: string): Promise<RoomMessage> =>
    (await service.send({ id: content, roomId, senderId: ann, content })).message;

  const contact = { ...newPair(), ann: "sales" };
  test.each([
    ["the same instance", "", newPair()],
    ["another instance", "other", newPair()],
    ["another instance that cannot tell it", "silent", newPair()],
    ["a contact's room", "", { ...contact, roomId: ["sales", contact.ben].toSorted().join("_") }],
  ])("starts over for its subscribers: %s", async (_, where, pair) => {
    const { bus, one, other } = serve();
    const first = await write(one, pair, "before");
    const got = await subscribe(one, pair);
    await write(one, pair, "also");
    await markRead(storage().db, { roomId: pair.roomId, readerId: pair.ben }, Date.now());
    await one.hub.check();
    await until(() => expect(got).toContain("also"));
    await erase();
    if (where === "silent") bus.up = false;
    const writer = where === "" ? one : other;
    expect((await write(writer, pair, "anew")).seq).toBe(first.seq);
    await write(writer, pair, "then");
    if (where === "silent") await one.hub.check();
    await until(() => expect(got).toContain("then"));
    expect(got.slice(got.indexOf("also") + 1)).toEqual([{ begin: 0, readUpTo: {}, openedAt: anyTime }, "anew", "then"]);
  });

  test.each([
    ["the same instance", 0],
    ["another instance", 1],
  ])("is reported as empty before anybody writes, and starts over then: erased by %s", async (_, by) => {
    const { one, other } = serve();
    const pair = newPair();
    await write(one, pair, "before");
    const got = await subscribe(one, pair);
    await write(one, pair, "also");
    await until(() => expect(got).toContain("also"));
    await erase();
    ([one, other][by] ?? one).erased(pair.roomId);
    await until(() => expect(got.at(-1)).toEqual({ begin: 0, readUpTo: {}, openedAt: undefined }));
    await write(one, pair, "anew");
    await until(() => expect(got).toContain("anew"));
    const after = got.slice(got.indexOf("also") + 1);
    expect(after).toEqual([
      { begin: 0, readUpTo: {}, openedAt: undefined },
      { begin: 0, readUpTo: {}, openedAt: anyTime },
      "anew",
    ]);
  });

  test("is reported as empty when a sweep on another instance erases it", async () => {
    const { db } = storage();
    const bus = new MemoryBus();
    const [one, other] = [new ChatInstance(storage(), bus.open), new ChatInstance(storage(), bus.open)];
    onTestFinished(async () => {
      await Promise.all([one.kill(), other.kill()]);
    });
    // Keeps the sweep from running before the room is read.
    const lease = { name: "chat-retention", holder: "nobody", until: Date.now() + day };
    await db.insertInto("leases").values(lease).execute();
    await one.start();
    const [roomId, created_at] = ["sales_visitor", Date.now() - 2 * day];
    await db.insertInto("chat_rooms").values({ id: roomId, created_at, last_seq: 1 }).execute();
    const welcome = { room_id: roomId, seq: 1, id: "welcome-1", sender_id: "sales", content: "Hello", created_at };
    await db.insertInto("chat_messages").values(welcome).execute();
    const socket = await connectSocket(`http://${one.host}`);
    await socket.subscribe(roomId, "visitor");
    await db.deleteFrom("leases").where("holder", "=", lease.holder).execute();
    await other.start();
    await until(() => expect(socket.all("subscription_confirmed").map(({ seq }) => seq)).toEqual([1, 0]));
    expect(socket.all("subscription_confirmed").at(-1)?.openedAt).toBeUndefined();
  });

  test("stays as it is when it is reopened before the erasure is reported", async () => {
    const { one, other } = serve();
    const pair = newPair();
    await write(one, pair, "before");
    const got = await subscribe(one, pair);
    await erase();
    await write(one, pair, "anew");
    await until(() => expect(got).toContain("anew"));
    other.erased(pair.roomId);
    await write(one, pair, "then");
    await until(() => expect(got).toContain("then"));
    expect(got.slice(1)).toEqual([{ begin: 0, readUpTo: {}, openedAt: anyTime }, "anew", "then"]);
  });

  test("keeps its subscribers: a socket that had subscribed twice can go on writing", async () => {
    const app = await buildTestApp({ storage: storage() });
    const socket = await connectSocket(await app.listen({ port: 0 }));
    const pair = newPair();
    const contents = () => socket.all("chat_message").map(({ message }) => message.content);
    for (const content of ["one", "two"]) {
      await socket.subscribe(pair.roomId, pair.ann);
      socket.send(messageFrame(pair, content));
      await until(() => expect(contents()).toContain(content));
    }
    await erase();
    for (const content of ["anew", "then"]) {
      socket.send(messageFrame(pair, content));
      await until(() => expect(contents()).toContain(content));
    }
    const confirmed = socket.all("subscription_confirmed");
    expect(confirmed.map(({ seq }) => seq)).toEqual([0, 1, 0]);
    const [one, , three] = socket.all("chat_message").map(({ message }) => message.timestamp);
    expect(confirmed.map(({ openedAt }) => openedAt)).toEqual([undefined, one, three]);
    expect(socket.all("chat_message").map(({ message }) => message.seq)).toEqual([1, 2, 1, 2]);
    expect(socket.all("error")).toEqual([]);
  });

  test("leaves no cursor to the room that replaces it", async () => {
    const { one } = serve();
    const pair = newPair();
    const { db } = storage();
    for (const content of ["one", "two"]) await write(one, pair, content);
    let between = false;
    const held = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (between) return result;
        // By now it knows how far the room goes, but has not stored the cursor.
        between = true;
        await erase();
        await write(one, pair, "anew");
        return result;
      },
    });
    const reading = { roomId: pair.roomId, readerId: pair.ben };
    expect(await markRead(held, reading, Date.now())).toEqual({ updated: 0, moved: [] });
    expect(await readCursors(db, pair.roomId)).toEqual([]);
    expect(await markRead(db, reading, Date.now())).toMatchObject({ updated: 1, moved: [{ upTo: 1 }] });
  });
});
