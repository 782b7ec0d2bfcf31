import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely";
import { expect, test, vi } from "vitest";
import { ownerOfName } from "../../people/person-store.ts";
import type { ErasureLedger } from "../../storage/erasures.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { eraseConversation } from "./conversation-store.ts";
import { MessageWriter } from "./message-writer.ts";
import { newRow } from "./room-store.ts";

class ChangedRows implements KyselyPlugin {
  readonly counts: number[] = [];

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    this.counts.push(Number(result.numAffectedRows ?? 0));
    return result;
  }
}

describeDatabases("a long conversation", (storage) => {
  test("is erased in short steps, recorded once, and starts over", async () => {
    const { db } = storage();
    const writer = new MessageWriter(db);
    const [roomId, now] = ["ann_support", Date.now()];
    const message = (id: string) => ({ id, roomId, senderId: "ann", content: "Hello" });
    await writer.store(message("first"));
    for (let step = 0; step < 5; step += 1) {
      const seqs = Array.from({ length: 500 }, (_, at) => 100 + step * 500 + at);
      const rows = seqs.map((seq) => newRow(message(`m${seq}`), seq, now));
      await db.insertInto("chat_messages").values(rows).execute();
    }
    const person = await inTransaction(db, async (trx) => ownerOfName(trx, "Ines Kallio", now));
    const note = vi.fn<ErasureLedger["note"]>().mockResolvedValue(undefined);
    const changed = new ChangedRows();
    const by = { db: db.withPlugin(changed), erasures: { note } as unknown as ErasureLedger };
    expect(await eraseConversation(by, roomId, { personId: person.id, now })).toBe(true);
    expect(note).toHaveBeenCalledOnce();
    expect(Math.max(...changed.counts)).toBe(1_000);
    for (const table of ["chat_messages", "chat_rooms", "conversations"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await writer.store(message("again"))).message.seq).toBe(3);
  });

  test("is in the log before its first message is deleted", async () => {
    const { db } = storage();
    const [roomId, now] = ["ann_support", Date.now()];
    await new MessageWriter(db).store({ id: "first", roomId, senderId: "ann", content: "Hello" });
    const person = await inTransaction(db, async (trx) => ownerOfName(trx, "Ines Kallio", now));
    // As a crash between the entry in the action log and the ledger's line would leave it.
    const note = vi.fn<ErasureLedger["note"]>().mockRejectedValue(new Error("The disk is full"));
    const by = { db, erasures: { note } as unknown as ErasureLedger };
    await expect(eraseConversation(by, roomId, { personId: person.id, now })).rejects.toThrow("full");
    const left = await db.selectFrom("chat_messages").select("id").where("sender_id", "=", "ann").execute();
    expect(left).toEqual([{ id: "first" }]);
    const logged = await db.selectFrom("actions").select(["person_id", "action"]).execute();
    expect(logged).toEqual([{ person_id: person.id, action: "conversation-erased" }]);
  });
});
