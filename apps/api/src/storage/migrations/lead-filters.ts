import type { Kysely } from "kysely";

/** Indexes for the desk's filters by form and assignee, like those for state and source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["form", "assignee"]) {
    await db.schema.createIndex(`leads_${column}`).on("leads").columns([column, "created_at", "id"]).execute();
  }
}
