import type { Kysely } from "kysely";

/** Where the visitors of leads came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("leads").addColumn("source", "text").execute();
  await db.schema
    .alterTable("leads")
    .addColumn("origin", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  await db.schema.createIndex("leads_source").on("leads").columns(["source", "created_at", "id"]).execute();
}
