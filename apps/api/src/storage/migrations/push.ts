import type { Kysely } from "kysely";

/** Devices that get notifications, the notifications still to send, and the keys that sign them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("push_keys")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("private_key", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("push_devices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("kinds", "text", (column) => column.notNull())
    .addColumn("quiet", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("push_devices_person").on("push_devices").column("person_id").execute();

  await db.schema
    .createTable("pushes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("device_id", "text", (column) => column.notNull().references("push_devices.id").onDelete("cascade"))
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("room_id", "text", (column) => column.references("conversations.room_id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["device_id", "lead_id", "room_id", "next_attempt_at"]) {
    await db.schema.createIndex(`pushes_${column}`).on("pushes").column(column).execute();
  }

  await db.schema
    .alterTable("conversations")
    .addColumn("pushed_seq", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
}
