import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/** One cursor per person and room instead of a time per message; it ends before the first unread message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("chat_read_cursors")
    .addColumn("room_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("read_up_to", "bigint", (column) => column.notNull())
    .addColumn("marked_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("chat_read_cursors_key", ["room_id", "user_id"])
    .execute();
  await carryOver(db);
  await db.schema.dropIndex("chat_messages_read").execute();
  await db.schema.alterTable("chat_messages").dropColumn("read_at").execute();
  if (!isPostgres(db)) return;
  for (const table of ["chat_messages", "chat_read_cursors"]) {
    // Existing rows keep null, which avoids rewriting the table.
    await sql`alter table ${sql.table(table)} add column transaction_id bigint`.execute(db);
    await sql`
      alter table ${sql.table(table)} alter column transaction_id set default (pg_current_xact_id()::text::bigint)
    `.execute(db);
    await sql`
      create index ${sql.ref(`${table}_transaction`)} on ${sql.table(table)} (transaction_id)
      where transaction_id is not null
    `.execute(db);
  }
}

/** The receiver is the other id in `one_other`; ids contain no underscore. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into chat_read_cursors (room_id, user_id, read_up_to, marked_at)
    select room_id,
      case when substr(room_id, 1, length(sender_id) + 1) = sender_id || '_' then substr(room_id, length(sender_id) + 2)
        else substr(room_id, 1, length(room_id) - length(sender_id) - 1) end,
      coalesce(min(case when read_at is null then seq end) - 1, max(seq)),
      max(read_at)
    from chat_messages
    group by room_id, sender_id
    having max(read_at) is not null and coalesce(min(case when read_at is null then seq end) - 1, max(seq)) > 0
  `.execute(db);
}
