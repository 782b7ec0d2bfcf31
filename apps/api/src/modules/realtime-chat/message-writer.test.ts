import type { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../../storage/schema.ts";
import { newPair, type Pair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { MessageConflictError, MessageStore } from "./message-store.ts";
import { MessageWriter } from "./message-writer.ts";
import { lastSeq, messagesAfter, type NewMessage } from "./room-store.ts";

const messageOf = ({ ann, roomId }: Pair, id: string, content = id): NewMessage => ({
  id,
  roomId,
  senderId: ann,
  content,
});

/** The same database, and how many statements it was given. */
function counting(db: Kysely<Database>): { db: Kysely<Database>; statements: () => number } {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  return { db: counted, statements: () => statements };
}

describeDatabases("messages that wait", (storage) => {
  test("are stored together, up to 64 by two statements, in the order in which they came", async () => {
    const { db, statements } = counting(storage().db);
    const writer = new MessageWriter(db);
    const compiled = statements();
    const pairs = [newPair(), newPair(), newPair()];
    const sent = Array.from({ length: 32 }, (_, n) => pairs.map((pair) => messageOf(pair, `m${n}`))).flat();
    const stored = await Promise.all(sent.map(async (message) => writer.store(message)));
    // On SQLite the second 32 find their rooms, and go as one unit that was compiled before.
    expect(statements() - compiled).toBe(storage().dialect === "sqlite" ? 2 : 4);
    expect(stored.map(({ message }) => message.id)).toEqual(sent.map(({ id }) => id));
    for (const { roomId } of pairs) {
      const messages = await messagesAfter(db, roomId, 0, 100);
      expect(messages.map(({ id, seq }) => `${id} ${seq}`)).toEqual(sent.slice(0, 32).map((_, n) => `m${n} ${n + 1}`));
      expect(stored.flatMap(({ message }) => (message.roomId === roomId ? [message] : []))).toEqual(messages);
    }
  });

  test("are stored once each, and without a gap, also where some were before", async () => {
    const writer = new MessageWriter(storage().db);
    const pair = newPair();
    await writer.store(messageOf(pair, "first"));
    const outcomes = await Promise.allSettled([
      writer.store(messageOf(pair, "second")),
      writer.store(messageOf(pair, "first")),
      writer.store(messageOf(pair, "first", "another content")),
      writer.store(messageOf(pair, "second")),
      writer.store(messageOf(pair, "third")),
    ]);
    const told = outcomes.map((outcome) =>
      outcome.status === "fulfilled" ? `${outcome.value.message.seq} ${outcome.value.isNew}` : String(outcome.reason),
    );
    expect(told).toEqual(["2 true", "1 false", String(new MessageConflictError()), "2 false", "3 true"]);
  });

  test("are stored together also where some were before: on a slow disk nobody waits for a commit of each", async () => {
    const writer = new MessageWriter(storage().db);
    const pair = newPair();
    await writer.store(messageOf(pair, "m7"));
    const transactions = vi.spyOn(MessageStore.prototype, "storeAll");
    onTestFinished(() => transactions.mockRestore());
    const stored = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => writer.store(messageOf(pair, `m${n}`))),
    );
    expect(stored.filter(({ isNew }) => !isNew).map(({ message }) => message.id)).toEqual(["m7"]);
    expect(await lastSeq(storage().db, pair.roomId)).toBe(20);
    // The embedded database stores by units; a transaction finds out that there are some, the next stores the others.
    expect(transactions.mock.calls.length).toBe(storage().dialect === "sqlite" ? 0 : 2);
  });

  test("hear of a failure together, nothing of them is stored, and the next one is", async () => {
    const writer = new MessageWriter(storage().db);
    const [pair, other] = [newPair(), newPair()];
    const broken = { ...messageOf(other, "broken"), content: null as unknown as string };
    const outcomes = await Promise.allSettled([writer.store(messageOf(pair, "a")), writer.store(broken)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const { message, isNew } = await writer.store(messageOf(pair, "a"));
    expect([message.seq, isNew]).toEqual([1, true]);
  });

  test("of a room that another instance has locked hold up no other room", async ({ skip }) => {
    const { db, dialect } = storage();
    skip(dialect === "sqlite", "an embedded database has one instance");
    const writer = new MessageWriter(db);
    const [locked, free] = [newPair(), newPair()];
    await writer.store(messageOf(locked, "m1"));
    let waiting: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("chat_rooms").select("id").where("id", "=", locked.roomId).forUpdate().execute();
      waiting = [writer.store(messageOf(locked, "m2")), writer.store(messageOf(locked, "m3"))];
      await new Promise(setImmediate);
      // It came while the others wait, and so did one more of theirs.
      waiting.push(writer.store(messageOf(locked, "m4")));
      expect((await writer.store(messageOf(free, "m1"))).message.seq).toBe(1);
    });
    await Promise.all(waiting);
    expect((await messagesAfter(db, locked.roomId, 0, 9)).map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4"]);
  });
});
