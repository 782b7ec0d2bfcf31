import { expect, test, vi } from "vitest";
import { newPair, type Pair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { MessageStore } from "./message-store.ts";
import { sweepChat } from "./retention.ts";
import type { StoredMessage } from "./room-store.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const line = () => vi.fn<(about: unknown, message?: string) => void>();
const log = { info: line(), error: line() };

describeDatabases("the chat's retention", (storage) => {
  const store = async ({ ann, roomId }: Pair, id: string, age: number) => {
    const { promise, ...resolvers } = Promise.withResolvers<StoredMessage>();
    const message = { id, roomId, senderId: ann, content: id };
    await new MessageStore(storage().db).store([{ message, ...resolvers }], now - age);
    return promise;
  };
  const sweep = async (days: number) => {
    const steps = sweepChat({ db: storage().db, days, log }, now);
    let count = 0;
    while (!(await steps.next()).done) count += 1;
    return count;
  };
  const rooms = async () =>
    new Set((await storage().db.selectFrom("chat_rooms").select("id").execute()).map(({ id }) => id));

  test("erases expired messages, and a room with its last message, but no room that still has one", async () => {
    const [over, half] = [newPair(), newPair()];
    await store(over, "a", 31 * day);
    await store(over, "b", 31 * day);
    await store(half, "a", 31 * day);
    await store(half, "b", 29 * day);
    await sweep(30);
    expect(await rooms()).toEqual(new Set([half.roomId]));
    const left = await storage().db.selectFrom("chat_messages").select(["room_id", "seq"]).execute();
    expect(left).toEqual([{ room_id: half.roomId, seq: 2 }]);
    expect(log.info).toHaveBeenLastCalledWith({ messages: 3, rooms: 1 }, expect.any(String));
    await store(over, "c", 0);
    expect(await rooms()).toEqual(new Set([half.roomId, over.roomId]));
  });

  test("erases empty rooms of earlier versions after a day, in steps, and keeps messages for ever with 0", async () => {
    const { db } = storage();
    const welcomed = (n: number, age: number) => ({ id: `sales_visitor${n}`, created_at: now - age, last_seq: 1 });
    const looked = Array.from({ length: 1_100 }, (_, n) => welcomed(n, day + 1));
    const recent = welcomed(1_100, day);
    for (const some of [looked.slice(0, 600), [...looked.slice(600), recent]]) {
      await db.insertInto("chat_rooms").values(some).execute();
      const welcome = { seq: 1, id: "welcome-1", sender_id: "sales", content: "Hello" };
      const rows = some.map(({ id, created_at }) => ({ ...welcome, room_id: id, created_at }));
      await db.insertInto("chat_messages").values(rows).execute();
    }
    const written = newPair();
    await store(written, "a", 1_000 * day);
    expect(await sweep(0)).toBeGreaterThan(2);
    expect(await rooms()).toEqual(new Set([recent.id, written.roomId]));
    const left = await db.selectFrom("chat_messages").select("room_id").execute();
    expect(new Set(left.map(({ room_id }) => room_id))).toEqual(new Set([recent.id, written.roomId]));
  });
});
