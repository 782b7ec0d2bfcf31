import { type Kysely, sql } from "kysely";

/** Several keys may lead to one lead. `leads.idempotency_key` stays, empty: SQLite cannot drop it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("submission_keys")
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text")
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("submission_keys_key", ["form", "idempotency_key"])
    // Deferred: a key is taken before its lead is stored.
    .addForeignKeyConstraint("submission_keys_lead", ["lead_id"], "leads", ["id"], (constraint) =>
      constraint.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema.createIndex("submission_keys_lead_id").on("submission_keys").column("lead_id").execute();

  await sql`insert into submission_keys (form, idempotency_key, fingerprint, lead_id)
    select form, idempotency_key, fingerprint, id from leads where idempotency_key is not null`.execute(db);
  await sql`update leads set idempotency_key = null`.execute(db);
}
