import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("chat_rooms")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_seq", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("chat_messages")
    .addColumn("room_id", "text", (column) => column.notNull())
    .addColumn("seq", "bigint", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("sender_id", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("read_at", "bigint")
    .addPrimaryKeyConstraint("chat_messages_key", ["room_id", "seq"])
    .addUniqueConstraint("chat_messages_id", ["room_id", "sender_id", "id"])
    .execute();
  // For unread and recently read messages.
  await db.schema.createIndex("chat_messages_read").on("chat_messages").columns(["room_id", "read_at"]).execute();
  await db.schema.createIndex("chat_messages_oldest").on("chat_messages").column("created_at").execute();
}
