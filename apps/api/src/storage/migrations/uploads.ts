import type { Kysely } from "kysely";

/** Files of job applications, which are deleted with their leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("resumes")
    .addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("media_type", "text", (column) => column.notNull())
    // PostgreSQL's type; SQLite stores bytes in any column.
    .addColumn("content", "bytea", (column) => column.notNull())
    .execute();
}
