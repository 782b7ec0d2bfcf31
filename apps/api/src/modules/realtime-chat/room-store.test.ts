import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../storage/schema.ts";
import { newPair, type Pair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { MessageConflictError, MessageStore } from "./message-store.ts";
import { MessageWriter } from "./message-writer.ts";
import { markRead } from "./reading-store.ts";
import { eraseOldMessages } from "./retention-store.ts";
import { messagesAfter, type NewMessage, readRoom, type StoredMessage } from "./room-store.ts";

const now = 1_800_000_000_000;
const hour = 60 * 60 * 1000;

const messageOf = ({ ann, roomId }: Pair, id: string, content = id): NewMessage => ({
  id,
  roomId,
  senderId: ann,
  content,
});

/** Stores a message at a given time. */
function storeOneBy(db: Kysely<Database>) {
  const batches = new MessageStore(db);
  return async (message: NewMessage, at: number) =>
    new Promise<StoredMessage>((resolve, reject) => void batches.store([{ message, resolve, reject }], at));
}

describeDatabases("rooms", (storage) => {
  test("number their messages without gaps, even when the same ones arrive repeatedly in parallel", async () => {
    const { db } = storage();
    const writer = new MessageWriter(db);
    const pair = newPair();
    const ids = Array.from({ length: 60 }, (_, n) => `m${n % 20}`);
    const stored = await Promise.all(ids.map(async (id) => writer.store(messageOf(pair, id))));
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(20);
    const messages = await messagesAfter(db, pair.roomId, 0, 100);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    for (const { message } of stored) expect(messages[message.seq - 1]).toEqual(message);
  });

  test("reject different content under the same id, and keep the number for the next message", async () => {
    const { db } = storage();
    const writer = new MessageWriter(db);
    const pair = newPair();
    const outcomes = await Promise.allSettled(
      ["one", "two", "three"].map(async (content) => writer.store(messageOf(pair, "id", content))),
    );
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(2);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(MessageConflictError);
    expect((await writer.store(messageOf(pair, "next"))).message.seq).toBe(2);
  });

  test("of contacts start with their welcome messages once, whether read or written to first", async () => {
    const { db } = storage();
    const writer = new MessageWriter(db);
    const roomId = "0visitor_sales";
    const writing = writer.store({ id: "m", roomId, senderId: "0visitor", content: "Hello" });
    const looking = Array.from({ length: 5 }, async () => readRoom(db, roomId));
    await Promise.all([writing, ...looking]);
    expect((await writing).message.seq).toBe(6);
    expect((await messagesAfter(db, roomId, 0, 100)).map(({ id }) => id)).toEqual([
      "welcome-1",
      "welcome-2",
      "welcome-3",
      "welcome-4",
      "welcome-5",
      "m",
    ]);
    expect((await readRoom(db, roomId)).seq).toBe(6);
  });

  test("continue their numbering after old messages are erased", async () => {
    const { db } = storage();
    const store = storeOneBy(db);
    const pair = newPair();
    for (const age of [50, 49, 20, 1]) await store(messageOf(pair, `m${age}`), now - age * hour);
    expect(await eraseOldMessages(db, now - 10 * hour, 500)).toBe(3);
    expect(await eraseOldMessages(db, now - 10 * hour, 500)).toBe(0);
    expect((await messagesAfter(db, pair.roomId, 0, 100)).map(({ seq }) => seq)).toEqual([4]);
    expect((await store(messageOf(pair, "next"), now))?.message.seq).toBe(5);
    expect(await eraseOldMessages(db, now + hour, 500)).toBe(2);
    expect((await store(messageOf(pair, "last"), now))?.message.seq).toBe(6);
  });

  test("record how far each person has read, which only moves forward", async () => {
    const { db } = storage();
    const store = storeOneBy(db);
    const { ann, ben, roomId } = newPair();
    await store({ id: "a", roomId, senderId: ann, content: "a" }, now);
    await store({ id: "b", roomId, senderId: ben, content: "b" }, now);
    await store({ id: "c", roomId, senderId: ann, content: "c" }, now);
    const read = async () => (await messagesAfter(db, roomId, 0, 10)).map((message) => message.read);
    expect(await markRead(db, { roomId, readerId: ben, upTo: 2 }, now)).toEqual({
      updated: 1,
      moved: [{ roomId, readerId: ben, upTo: 2 }],
    });
    expect(await markRead(db, { roomId, readerId: ben, upTo: 1 }, now)).toEqual({ updated: 0, moved: [] });
    expect(await read()).toEqual([true, false, false]);
    expect(await markRead(db, { roomId }, now)).toMatchObject({ updated: 2, moved: [{ upTo: 3 }, { upTo: 3 }] });
    expect(await markRead(db, { roomId }, now)).toEqual({ updated: 0, moved: [] });
    expect(await read()).toEqual([true, true, true]);
    await store({ id: "d", roomId, senderId: ann, content: "d" }, now);
    expect(await read()).toEqual([true, true, true, false]);
  });

  test("count each message as read once, even when it is marked in parallel", async () => {
    const { db } = storage();
    const store = storeOneBy(db);
    const pair = newPair();
    for (let n = 1; n <= 12; n += 1) await store(messageOf(pair, `m${n}`), now);
    const marked = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        markRead(db, { roomId: pair.roomId, readerId: pair.ben, upTo: n + 1 }, now),
      ),
    );
    expect(marked.reduce((sum, { updated }) => sum + updated, 0)).toBe(12);
  });
});
