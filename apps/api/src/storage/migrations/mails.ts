import type { Kysely } from "kysely";

/** Mails to send, beside the webhook's outbox, and how far each conversation has been covered by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("room_id", "text", (column) => column.references("conversations.room_id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("mails_lead").on("mails").column("lead_id").execute();
  await db.schema.createIndex("mails_room").on("mails").column("room_id").execute();
  await db.schema.createIndex("mails_due").on("mails").column("next_attempt_at").execute();

  await db.schema
    .alterTable("conversations")
    .addColumn("told_seq", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("conversations_waiting").on("conversations").column("waiting_since").execute();
}
