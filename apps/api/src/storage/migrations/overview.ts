import { type Kysely, sql } from "kysely";

/** Indexes for the desk's overview, which reads neither messages nor leads' answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index chat_messages_answers on chat_messages (room_id, created_at) where person_id is not null`.execute(
    db,
  );
  await db.schema.createIndex("leads_by_day").on("leads").columns(["created_at", "form", "state"]).execute();
}
