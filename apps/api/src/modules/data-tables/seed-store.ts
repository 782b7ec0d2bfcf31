import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";
import type { Seed } from "./seed-records.ts";

/** Adds each record once and updates it until somebody edits or deletes it. Records that left the content stay. */
export async function storeSeeds(db: Kysely<Database>, seeds: readonly Seed[], now: number): Promise<void> {
  const rows = await db.selectFrom("seeded_records").selectAll().execute();
  const known = new Map(rows.map((row) => [`${row.table_name}/${row.record_id}`, row.hash]));
  const changed = seeds.filter(({ table, id, hash }) => known.get(`${table}/${id}`) !== hash);
  if (changed.length === 0) return;
  await inTransaction(db, async (trx) => {
    // One millisecond apart: newest first is the content's order.
    for (const [place, seed] of changed.entries()) await storeSeed(trx, seed, now - place);
  });
}

async function storeSeed(
  trx: Transaction<Database>,
  { table, id, columns, hash }: Seed,
  createdAt: number,
): Promise<void> {
  const added = await trx
    .insertInto("seeded_records")
    .values({ table_name: table, record_id: id, hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("record_id")
    .executeTakeFirst();
  if (added) {
    // An owner's own record may have the slug already.
    const record = { ...columns, id, created_at: createdAt, edited_at: null };
    await trx
      .insertInto(table)
      .values(record)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await trx
    .updateTable("seeded_records")
    .set({ hash })
    .where("table_name", "=", table)
    .where("record_id", "=", id)
    .execute();
  await trx.updateTable(table).set(columns).where("id", "=", id).where("edited_at", "is", null).execute();
}
