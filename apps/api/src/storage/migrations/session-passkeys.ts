import type { Kysely } from "kysely";

/** The passkey that opened a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("passkey_id", "text").execute();
}
