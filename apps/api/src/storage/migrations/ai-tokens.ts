import type { Kysely } from "kysely";

/** Tokens spent per UTC day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ai_tokens")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("spent", "bigint", (column) => column.notNull())
    .execute();
}
