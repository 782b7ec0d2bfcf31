import { type Kysely, sql } from "kysely";

/** How far the contact has read, and for each kind of notice an index of unseen, unreported messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("conversations")
    .addColumn("seen_seq", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update conversations set seen_seq = read_up_to from chat_read_cursors as seen
    where seen.room_id = conversations.room_id and seen.user_id = conversations.contact_id`.execute(db);
  for (const told of ["told_seq", "pushed_seq"]) {
    await sql`create index ${sql.ref(`conversations_${told}_due`)} on conversations (waiting_since)
      where waiting_since is not null and closed = 0 and snoozed_until is null
        and ${sql.ref(told)} <= seen_seq and seen_seq < last_seq`.execute(db);
  }
}
