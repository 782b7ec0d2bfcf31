import { expect, test } from "vitest";
import { describeDatabases } from "../testing/describe-databases.ts";
import type { LeadsTable } from "./schema.ts";

let made = 0;
function lead(values: Partial<LeadsTable> = {}): LeadsTable {
  made += 1;
  const empty = { email: "", suspect: 0, fields: "{}", fingerprint: null };
  return { id: `lead-${made}`, form: "intake", created_at: 1_795_250_000_000, ...empty, ...values };
}

describeDatabases("storage", (storage) => {
  test("returns what was written, with times as milliseconds", async () => {
    const { db } = storage();
    const row = lead({ fields: JSON.stringify({ name: 'Zoë 👩‍🚀 O\'Neil\n"x"' }), created_at: 1_795_250_123_456 });
    await db.insertInto("leads").values(row).execute();
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([row]);
  });

  test("stores a transaction as a whole or not at all", async () => {
    const { db } = storage();
    const { id } = lead();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto("leads").values(lead({ id })).execute();
      await trx
        .insertInto("outbox")
        .values({ id, lead_id: id, created_at: 1, attempts: 0, next_attempt_at: 1 })
        .execute();
      throw new Error("the visitor left");
    });
    await expect(failing).rejects.toThrow("the visitor left");
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("lets a read that begins after a commit see it, whatever else is being written", async () => {
    const { db } = storage();
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const row = lead();
        if (index % 2 === 0) await db.insertInto("leads").values(row).execute();
        else await db.transaction().execute(async (trx) => trx.insertInto("leads").values(row).execute());
        const found = await db.selectFrom("leads").select("id").where("id", "=", row.id).executeTakeFirst();
        expect(found).toEqual({ id: row.id });
      }),
    );
  });

  test("fails only the unit that violates a constraint, not its neighbors", async () => {
    const { db } = storage();
    const taken = lead();
    await db.insertInto("leads").values(taken).execute();
    const units = Array.from({ length: 30 }, async (_, index) => {
      const row = index % 3 === 0 ? taken : lead();
      return db.transaction().execute(async (trx) => trx.insertInto("leads").values(row).execute());
    });
    const outcomes = await Promise.allSettled(units);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(10);
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(21);
  });

  test("reports how many rows a statement changed", async () => {
    const { db } = storage();
    await db.insertInto("leads").values([lead(), lead()]).execute();
    const [result] = await db.updateTable("leads").set({ suspect: 1 }).execute();
    expect(result?.numUpdatedRows).toBe(2n);
    const skipped = lead({ form: "audit", fingerprint: "same" });
    const insert = async () =>
      db
        .insertInto("leads")
        .values({ ...skipped, id: lead().id })
        .onConflict((on) => on.doNothing())
        .returning("id")
        .execute();
    expect(await insert()).toHaveLength(1);
    expect(await insert()).toHaveLength(0);
  });

  test("rolls back to a savepoint", async () => {
    const { db } = storage();
    const [kept, undone] = [lead(), lead()];
    const trx = await db.startTransaction().execute();
    await trx.insertInto("leads").values(kept).execute();
    const inner = await trx.savepoint("inner").execute();
    await inner.insertInto("leads").values(undone).execute();
    await inner.rollbackToSavepoint("inner").execute();
    await inner.releaseSavepoint("inner").execute();
    await trx.commit().execute();
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([{ id: kept.id }]);
  });

  test("erases a lead's outbox rows with it", async () => {
    const { db } = storage();
    const { id } = lead();
    await db.insertInto("leads").values(lead({ id })).execute();
    await db.insertInto("outbox").values({ id, lead_id: id, created_at: 1, attempts: 0, next_attempt_at: 1 }).execute();
    await db.deleteFrom("leads").where("id", "=", id).execute();
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("is ready while it is open", async () => {
    await expect(storage().ready()).resolves.toBeUndefined();
  });
});
