import type { Kysely } from "kysely";

/** Totals of ratings: no row belongs to a single visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("feedback")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("sources", "text", (column) => column.notNull())
    .addColumn("rating", "text", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("feedback_key", ["day", "page", "provider", "kind", "sources", "rating"])
    .execute();
}
