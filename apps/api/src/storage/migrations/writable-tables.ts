import type { Kysely } from "kysely";

/** The data tables, and which records came from the site's content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("solutions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("edited_at", "bigint")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("subtext", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("cta", "text", (column) => column.notNull())
    .addColumn("features", "text", (column) => column.notNull())
    .addColumn("use_cases", "text", (column) => column.notNull())
    .addColumn("featured", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("solutions_newest").on("solutions").columns(["created_at", "id"]).execute();

  await db.schema
    .createTable("performance_metrics")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("edited_at", "bigint")
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("after", "text", (column) => column.notNull())
    .addColumn("ratio", "double precision", (column) => column.notNull())
    .addColumn("illustrative", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("performance_metrics_newest")
    .on("performance_metrics")
    .columns(["created_at", "id"])
    .execute();

  await db.schema
    .createTable("seeded_records")
    .addColumn("table_name", "text", (column) => column.notNull())
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("seeded_records_key", ["table_name", "record_id"])
    .execute();
}
