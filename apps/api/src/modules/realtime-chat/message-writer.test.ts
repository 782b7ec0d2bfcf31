import type { Kysely } from "kysely";
import { expect, test, vi } from "vitest";
import { PostgresPoolDriver } from "../../storage/postgres-driver.ts";
import type { Database } from "../../storage/schema.ts";
import { newPair, type Pair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { MessageConflictError } from "./message-store.ts";
import { MessageWriter } from "./message-writer.ts";
import { messagesAfter, type NewMessage, type StoredMessage } from "./room-store.ts";

const messageOf = ({ ann, roomId }: Pair, id: string, content = id): NewMessage => ({
  id,
  roomId,
  senderId: ann,
  content,
});

/** The same database, with a count of its statements. */
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
  test("are stored in batches of up to 64 with two statements, in the order of arrival", async () => {
    const { db, statements } = counting(storage().db);
    const writer = new MessageWriter(db);
    const compiled = statements();
    const pairs = [newPair(), newPair(), newPair()];
    const sent = Array.from({ length: 32 }, (_, n) => pairs.map((pair) => messageOf(pair, `m${n}`))).flat();
    const stored = await Promise.all(sent.map(async (message) => writer.store(message)));
    // On SQLite, one statement opens the rooms; the messages go as units compiled earlier.
    expect(statements() - compiled).toBe(storage().dialect === "sqlite" ? 1 : 4);
    expect(stored.map(({ message }) => message.id)).toEqual(sent.map(({ id }) => id));
    for (const { roomId } of pairs) {
      const messages = await messagesAfter(db, roomId, 0, 100);
      expect(messages.map(({ id, seq }) => `${id} ${seq}`)).toEqual(sent.slice(0, 32).map((_, n) => `m${n} ${n + 1}`));
      expect(stored.flatMap(({ message }) => (message.roomId === roomId ? [message] : []))).toEqual(messages);
    }
  });

  test("are stored once each and without gaps, even if some were already stored", async () => {
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
    const results = outcomes.map((outcome) =>
      outcome.status === "fulfilled" ? `${outcome.value.message.seq} ${outcome.value.isNew}` : String(outcome.reason),
    );
    expect(results).toEqual(["2 true", "1 false", String(new MessageConflictError()), "2 false", "3 true"]);
  });

  test("need one look-up if some were already stored: no rollback, and the others are stored", async () => {
    const { db, statements } = counting(storage().db);
    const writer = new MessageWriter(db);
    const pair = newPair();
    await writer.store(messageOf(pair, "m7"));
    await writer.store(messageOf(pair, "m8"));
    const begins = vi.spyOn(PostgresPoolDriver.prototype, "beginTransaction");
    const undone = vi.spyOn(PostgresPoolDriver.prototype, "rollbackTransaction");
    const before = statements();
    const stored = await Promise.all(
      Array.from({ length: 64 }, async (_, n) => writer.store(messageOf(pair, `m${n}`))),
    );
    expect(stored.filter(({ isNew }) => !isNew).map(({ message }) => message.id)).toEqual(["m7", "m8"]);
    // PostgreSQL locks the room, stores new messages and looks up known ones; SQLite only looks, beside its unit.
    expect(statements() - before).toBe(storage().dialect === "sqlite" ? 1 : 3);
    expect(begins).toHaveBeenCalledTimes(storage().dialect === "sqlite" ? 0 : 1);
    expect(undone).not.toHaveBeenCalled();
    const ids = (await messagesAfter(db, pair.roomId, 0, 100)).map(({ id, seq }) => `${seq} ${id}`);
    const others = Array.from({ length: 64 }, (_, n) => `m${n}`).filter((id) => id !== "m7" && id !== "m8");
    expect(ids).toEqual(["m7", "m8", ...others].map((id, index) => `${index + 1} ${id}`));
  });

  test("are rejected beyond 4,000, while the others are stored", async () => {
    const writer = new MessageWriter(storage().db);
    const pair = newPair();
    const sent = Array.from({ length: 4_000 }, async (_, n) => writer.store(messageOf(pair, `m${n}`)));
    const refused = { name: "StorageError", kind: "busy", statusCode: 503 };
    await expect(writer.store(messageOf(pair, "one too many"))).rejects.toMatchObject(refused);
    await Promise.allSettled(sent);
    expect((await writer.store(messageOf(pair, "one more"))).isNew).toBe(true);
  });

  test("share a failure, of which nothing is stored, and do not affect the next message", async () => {
    const writer = new MessageWriter(storage().db);
    const [pair, other] = [newPair(), newPair()];
    const broken = { ...messageOf(other, "broken"), content: null as unknown as string };
    const outcomes = await Promise.allSettled([writer.store(messageOf(pair, "a")), writer.store(broken)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const { message, isNew } = await writer.store(messageOf(pair, "a"));
    expect([message.seq, isNew]).toEqual([1, true]);
  });

  test("for too long are rejected, while those in progress may still be stored", async ({ skip }) => {
    const { db, dialect } = storage();
    skip(dialect === "sqlite", "nobody else can hold its rooms");
    const writer = new MessageWriter(db);
    const pair = newPair();
    await writer.store(messageOf(pair, "m1"));
    let waiting: Promise<PromiseSettledResult<StoredMessage>[]> = Promise.resolve([]);
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("chat_rooms").select("id").where("id", "=", pair.roomId).forUpdate().execute();
      waiting = Promise.allSettled([writer.store(messageOf(pair, "m2"))]);
      await new Promise(setImmediate);
      const next = writer.store(messageOf(pair, "m3"));
      await expect(next).rejects.toMatchObject({ name: "StorageError", kind: "busy", statusCode: 503 });
    });
    // Either it got its lock before the server gave it up, or it did not.
    const [first] = await waiting;
    const seqs = (await messagesAfter(db, pair.roomId, 0, 9)).map(({ seq }) => seq);
    expect(seqs).toEqual(first?.status === "fulfilled" ? [1, 2] : [1]);
  });

  test("of a room that another instance has locked delay no other room", async ({ skip }) => {
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
      // Sent while the others wait, as was another message of the locked room.
      waiting.push(writer.store(messageOf(locked, "m4")));
      expect((await writer.store(messageOf(free, "m1"))).message.seq).toBe(1);
    });
    await Promise.all(waiting);
    expect((await messagesAfter(db, locked.roomId, 0, 9)).map(({ id }) => id)).toEqual(["m1", "m2", "m3", "m4"]);
  });
});
