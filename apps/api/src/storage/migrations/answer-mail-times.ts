import type { Kysely } from "kysely";

/** When a visitor gave the address: null for earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("conversations").addColumn("visitor_email_at", "bigint").execute();
}
