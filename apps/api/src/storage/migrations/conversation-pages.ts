import type { Kysely } from "kysely";

/** The page that a visitor came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("conversations").addColumn("page", "text").execute();
}
