import { type KyselyPlugin, type PluginTransformQueryArgs, type PluginTransformResultArgs, sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { newPair, type Pair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { openOwnPostgres, writeAndWait } from "../../testing/own-postgres.ts";
import { postgres } from "../../testing/test-databases.ts";
import { EndOfTurn } from "./end-of-turn.ts";
import { MessageWriter } from "./message-writer.ts";
import { RoomHub } from "./room-hub.ts";
import { newRow } from "./room-store.ts";

/** A database that can go away. */
class Breakable implements KyselyPlugin {
  away = false;

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.away) throw new Error("The database is away");
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

describeDatabases("a room that can't be read", (storage) => {
  test("is retried once a second, however many hints arrive, and then catches up", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { db } = storage();
    const breakable = new Breakable();
    const warn = vi.fn<() => void>();
    const endOfTurn = new EndOfTurn();
    const hub = new RoomHub({ db: db.withPlugin(breakable), log: { warn }, endOfTurn, onDelivered: () => {} });
    const { ann, ben, roomId } = newPair();
    const got: string[] = [];
    await hub.subscribe(roomId, { userId: ben, begin: () => {}, send: (frames) => void got.push(frames.toString()) });
    await new MessageWriter(db).store({ id: "m", roomId, senderId: ann, content: "late" });
    breakable.away = true;
    for (let hint = 0; hint < 50; hint += 1) {
      hub.apply({ roomId, seq: 1 });
      await new Promise(setImmediate);
    }
    expect(warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(warn).toHaveBeenCalledTimes(2);
    breakable.away = false;
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(got.join("")).toContain('"content":"late"'));
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

test.skipIf(postgres.missing !== undefined)(
  "a check on PostgreSQL covers more than one step beside an open transaction, whose writes the next one finds",
  async () => {
    const db = await openOwnPostgres();
    const [slow, loud, quick] = [newPair(), newPair(), newPair()];
    const rooms = [slow, loud, quick].map(({ roomId: id }) => ({ id, created_at: 1, last_seq: 0 }));
    await db.insertInto("chat_rooms").values(rooms).execute();
    const row = ({ ann, roomId }: Pair) => newRow({ id: "m", roomId, senderId: ann, content: "text" }, 1, 1);
    const hub = new RoomHub({ db, log: { warn: () => {} }, endOfTurn: new EndOfTurn(), onDelivered: () => {} });
    const got: Pair[] = [];
    for (const pair of [slow, quick]) {
      await hub.subscribe(pair.roomId, { userId: pair.ben, begin: () => {}, send: () => void got.push(pair) });
    }
    const { commit } = await writeAndWait(db, async (trx) => {
      await trx.insertInto("chat_messages").values(row(slow)).execute();
    });
    await sql`
      insert into chat_messages (room_id, seq, id, sender_id, content, created_at)
      select ${loud.roomId}, n, n::text, ${loud.ann}, 'text', 1 from generate_series(1, 5000) as n
    `.execute(db);
    await db.insertInto("chat_messages").values(row(quick)).execute();
    await hub.check();
    await vi.waitFor(() => expect(got).toEqual([quick]));
    await commit();
    await hub.check();
    await vi.waitFor(() => expect(got).toEqual([quick, slow]));
  },
);
