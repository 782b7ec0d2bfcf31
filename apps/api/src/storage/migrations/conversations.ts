import { type Kysely, sql } from "kysely";

const contacts = ["support", "technical-support", "sales"];

/** The desk's conversations, their notes, and the authors of messages. Existing rooms get a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("chat_messages").addColumn("author", "text").execute();
  await db.schema.alterTable("chat_messages").addColumn("person_id", "text").execute();

  await db.schema
    .createTable("conversations")
    .addColumn("room_id", "text", (column) => column.primaryKey().references("chat_rooms.id").onDelete("cascade"))
    .addColumn("contact_id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("closed", "integer", (column) => column.notNull())
    .addColumn("snoozed_until", "bigint")
    .addColumn("assignee", "text")
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("last_seq", "bigint", (column) => column.notNull())
    .addColumn("active_at", "bigint", (column) => column.notNull())
    .addColumn("waiting_since", "bigint")
    .execute();
  await db.schema.createIndex("conversations_newest").on("conversations").columns(["active_at", "room_id"]).execute();

  await db.schema
    .createTable("conversation_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("room_id", "text", (column) => column.notNull().references("conversations.room_id").onDelete("cascade"))
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("conversation_notes_room")
    .on("conversation_notes")
    .columns(["room_id", "created_at"])
    .execute();

  for (const contact of contacts) await carryOver(db, contact);
}

const roomsOfTwoContacts = ["sales_support", "sales_technical-support", "support_technical-support"];

/** Carries over only rooms in which a visitor has written. */
async function carryOver(db: Kysely<unknown>, contact: string): Promise<void> {
  await sql`
    insert into conversations
      (room_id, contact_id, created_at, closed, version, last_seq, active_at, waiting_since)
    select id, ${contact}, created_at, 0, 1, last_seq,
      (select max(created_at) from chat_messages where room_id = room.id),
      (select min(created_at) from chat_messages where room_id = room.id and sender_id <> ${contact} and seq >
        coalesce((select max(seq) from chat_messages where room_id = room.id and sender_id = ${contact}), 0))
    from chat_rooms as room
    where (id like ${`${contact}!_%`} escape '!' or id like ${`%!_${contact}`} escape '!')
      and id not in (${sql.join(roomsOfTwoContacts)})
      and exists (select 1 from chat_messages where room_id = room.id and sender_id <> ${contact})
  `.execute(db);
}
