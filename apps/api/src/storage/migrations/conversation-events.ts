import type { Kysely } from "kysely";

/** Who closed, opened, snoozed and assigned a conversation, and its visitor's time zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("conversations").addColumn("time_zone", "text").execute();
  await db.schema
    .createTable("conversation_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("room_id", "text", (column) => column.notNull().references("conversations.room_id").onDelete("cascade"))
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("conversation_events_room")
    .on("conversation_events")
    .columns(["room_id", "created_at"])
    .execute();
}
