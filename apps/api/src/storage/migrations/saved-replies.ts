import type { Kysely } from "kysely";

/** Replies that the desk has saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saved_replies")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("version", "bigint", (column) => column.notNull())
    .execute();
}
