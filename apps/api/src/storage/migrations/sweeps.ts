import type { Kysely } from "kysely";

/** When each kind of retention last swept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sweeps")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("swept_at", "bigint", (column) => column.notNull())
    .execute();
}
