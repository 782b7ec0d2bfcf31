import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";
import type { Seed } from "./seed-records.ts";

const keyOf = (table: string, id: string) => `${table}/${id}`;

/** Adds each record once and updates it until somebody edits or deletes it. Records removed from the content stay. */
export async function storeSeeds(db: Kysely<Database>, seeds: readonly Seed[], now: number): Promise<void> {
  const rows = await db.selectFrom("seeded_records").selectAll().execute();
  const known = new Map(rows.map((row) => [keyOf(row.table_name, row.record_id), row.hash]));
  const changed = seeds.filter(({ table, id, hash }) => known.get(keyOf(table, id)) !== hash);
  if (changed.length === 0) return;
  // One millisecond apart, so that newest first is the content's order.
  const createdAt = new Map(changed.map((seed, place) => [seed, now - place]));
  await inTransaction(db, async (trx) => {
    const added = await markSeeded(trx, changed);
    const isAdded = ({ table, id }: Seed) => added.has(keyOf(table, id));
    for (const [table, records] of Map.groupBy(changed.filter(isAdded), (seed) => seed.table)) {
      const values = records.map((seed) => ({
        ...seed.columns,
        id: seed.id,
        created_at: createdAt.get(seed) ?? now,
        edited_at: null,
      }));
      // An owner's own record may already have the slug.
      await trx
        .insertInto(table)
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const seed of changed) if (!isAdded(seed)) await updateSeed(trx, seed);
  });
}

/** Uses one statement, since a first start waits for it. Returns the keys of the newly added records. */
async function markSeeded(trx: Transaction<Database>, seeds: readonly Seed[]): Promise<ReadonlySet<string>> {
  const added = await trx
    .insertInto("seeded_records")
    .values(seeds.map(({ table, id, hash }) => ({ table_name: table, record_id: id, hash })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["table_name", "record_id"])
    .execute();
  return new Set(added.map((row) => keyOf(row.table_name, row.record_id)));
}

async function updateSeed(trx: Transaction<Database>, { table, id, columns, hash }: Seed): Promise<void> {
  await trx
    .updateTable("seeded_records")
    .set({ hash })
    .where("table_name", "=", table)
    .where("record_id", "=", id)
    .execute();
  await trx.updateTable(table).set(columns).where("id", "=", id).where("edited_at", "is", null).execute();
}
