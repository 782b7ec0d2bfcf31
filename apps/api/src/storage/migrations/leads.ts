import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("suspect", "integer", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text")
    .addColumn("idempotency_key", "text")
    .addUniqueConstraint("leads_fingerprint", ["form", "fingerprint"])
    .addUniqueConstraint("leads_idempotency_key", ["form", "idempotency_key"])
    .execute();
  await db.schema.createIndex("leads_newest").on("leads").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("leads_email").on("leads").column("email").execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("outbox_lead").on("outbox").column("lead_id").execute();
  await db.schema.createIndex("outbox_due").on("outbox").column("next_attempt_at").execute();
}
