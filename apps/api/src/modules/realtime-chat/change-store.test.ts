import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Storage } from "../../storage/storage.ts";
import { newPair, type Pair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { hookMs, openOwnPostgres, writeAndWait } from "../../testing/own-postgres.ts";
import { postgres } from "../../testing/test-databases.ts";
import { changeFeed, messagesAfterEach, type Step } from "./change-store.ts";
import { MessageWriter } from "./message-writer.ts";
import { markRead } from "./reading-store.ts";
import { type NewMessage, newRow } from "./room-store.ts";

const now = 1_800_000_000_000;

const messagesOf = ({ ann, roomId }: Pair, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `m${n + 1}`, roomId, senderId: ann, content: `${n + 1}` }));

async function storeAll(db: Storage["db"], messages: readonly NewMessage[]) {
  const writer = new MessageWriter(db);
  await Promise.all(messages.map(async (message) => writer.store(message)));
}

describeDatabases("the feed of changes", (storage) => {
  test("has at least the newest message of each room and how far each person has read since", async () => {
    const { db } = storage();
    const feed = changeFeed(db);
    const [quiet, loud, read] = [newPair(), newPair(), newPair()];
    const roomIds = [quiet, loud, read].map(({ roomId }) => roomId);
    await storeAll(db, [...messagesOf(quiet, 1), ...messagesOf(read, 3)]);
    const { position } = await feed.since(await feed.begin(), roomIds);
    await storeAll(db, messagesOf(loud, 2));
    await markRead(db, { roomId: read.roomId, readerId: read.ben, upTo: 1 }, now);
    await markRead(db, { roomId: read.roomId, readerId: read.ben, upTo: 2 }, now);
    const { changes } = await feed.since(position, roomIds);
    expect(changes).toContainEqual(expect.objectContaining({ roomId: loud.roomId, seq: 2 }));
    expect(changes).toContainEqual({ roomId: read.roomId, readerId: read.ben, upTo: 2 });
  });

  test("returns the messages of many rooms at once, each after its own position, with who has read them", async () => {
    const { db } = storage();
    const [one, other, none] = [newPair(), newPair(), newPair()];
    await storeAll(
      db,
      [one, other, none].flatMap((pair) => messagesOf(pair, 3)),
    );
    await markRead(db, { roomId: one.roomId, readerId: one.ben, upTo: 2 }, now);
    const starts = [
      { roomId: one.roomId, after: 1 },
      { roomId: other.roomId, after: 2 },
      { roomId: none.roomId, after: 3 },
    ];
    const found = await messagesAfterEach(db, starts, 10);
    expect(found.filter(({ roomId }) => roomId === one.roomId).map(({ seq, read }) => [seq, read])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(found.filter(({ roomId }) => roomId === other.roomId).map(({ seq }) => seq)).toEqual([3]);
    expect(found).toHaveLength(3);
    expect(await messagesAfterEach(db, starts, 2)).toHaveLength(2);
  });
});

test.skipIf(postgres.missing !== undefined)(
  "the feed of changes on PostgreSQL comes in steps that omit nothing and end",
  async () => {
    const db = await openOwnPostgres();
    const feed = changeFeed(db, 3);
    const begin = await feed.begin();
    const pairs = Array.from({ length: 10 }, newPair);
    // One transaction larger than a step, and many with one message each.
    const [first, ...others] = pairs;
    if (!first) throw new Error("no pair");
    await storeAll(db, messagesOf(first, 7));
    for (const pair of others) await storeAll(db, messagesOf(pair, 1));
    for (const { roomId, ann } of others) await markRead(db, { roomId, readerId: ann, upTo: 1 }, now);
    // Open transactions of other tests on the same server hold the feed back.
    const { rows } = await sql<{ newest: string }>`select max(transaction_id) as newest from chat_read_cursors`.execute(
      db,
    );
    await vi.waitFor(async () => expect(await feed.begin()).toBeGreaterThan(Number(rows[0]?.newest)), hookMs);
    const found = new Map<string, number>();
    const positions: number[] = [];
    for (let from: number | undefined = begin; from !== undefined; ) {
      const step: Step = await feed.since(from, []);
      for (const change of step.changes) if ("seq" in change) found.set(change.roomId, change.seq);
      expect(step.changes.length).toBeLessThanOrEqual(2 * 8);
      expect(step.next ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from);
      positions.push(step.position);
      from = step.next;
    }
    expect(positions.length).toBeGreaterThan(3);
    expect(found).toEqual(new Map(pairs.map(({ roomId }, at) => [roomId, at === 0 ? 7 : 1])));
    expect((await feed.since(positions[0] ?? 0, [])).next).toBeUndefined();
  },
);

test.skipIf(postgres.missing !== undefined)(
  "the feed of changes on PostgreSQL ends while a transaction stays open, and starts again from there",
  async () => {
    const db = await openOwnPostgres();
    const feed = changeFeed(db, 3);
    const [slow, ...others] = Array.from({ length: 11 }, newPair);
    if (!slow) throw new Error("no pair");
    const { commit } = await writeAndWait(db, async (trx) => {
      await trx.insertInto("chat_rooms").values({ id: slow.roomId, created_at: now, last_seq: 1 }).execute();
      const row = newRow({ id: "m", roomId: slow.roomId, senderId: slow.ann, content: "text" }, 1, now);
      await trx.insertInto("chat_messages").values(row).execute();
    });
    for (const pair of others) await storeAll(db, messagesOf(pair, 1));
    const check = async (begin: number) => {
      const steps: Step[] = [];
      for (let from: number | undefined = begin; from !== undefined; from = steps.at(-1)?.next) {
        expect(steps.length).toBeLessThan(10);
        steps.push(await feed.since(from, []));
      }
      const found = steps.flatMap(({ changes }) => changes.map(({ roomId }) => roomId));
      return { found: found.toSorted(), position: steps[0]?.position };
    };
    const { found, position = 0 } = await check(await feed.begin());
    expect(found).toEqual(others.map(({ roomId }) => roomId).toSorted());
    await commit();
    expect((await check(position)).found).toContain(slow.roomId);
  },
);

test.skipIf(postgres.missing !== undefined)(
  "the feed of changes on PostgreSQL omits nothing begun before a read and committed after, nor repeats it for ever",
  async () => {
    const db = await openOwnPostgres();
    const feed = changeFeed(db);
    const [slow, quick] = [newPair(), newPair()];
    const row = (pair: Pair) => newRow({ id: "m", roomId: pair.roomId, senderId: pair.ann, content: "text" }, 1, now);
    const rooms = [slow, quick].map(({ roomId: id }) => ({ id, created_at: now, last_seq: 1 }));
    await db.insertInto("chat_rooms").values(rooms).execute();
    const { commit } = await writeAndWait(db, async (trx) => {
      await trx.insertInto("chat_messages").values(row(slow)).execute();
    });
    const begin = await feed.begin();
    await db.insertInto("chat_messages").values(row(quick)).execute();
    const first = await feed.since(begin, []);
    expect(first.changes).toEqual([{ roomId: quick.roomId, seq: 1, openedAt: now }]);
    await commit();
    const second = await feed.since(first.position, []);
    expect(second.changes).toContainEqual({ roomId: slow.roomId, seq: 1, openedAt: now });
    // An id that a dump from another server may contain.
    await sql`update chat_messages set transaction_id = ${2 ** 50} where room_id = ${quick.roomId}`.execute(db);
    let { position } = second;
    // Any open transaction on the server holds it back.
    await vi.waitFor(async () => {
      const next = await feed.since(position, []);
      position = next.position;
      expect(next.changes).toEqual([]);
    }, 20_000);
  },
);
