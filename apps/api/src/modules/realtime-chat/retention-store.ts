import type { Kysely } from "kysely";
import type { Database } from "../../storage/schema.ts";

/** An hour of messages at a time, so that writing goes on in between. */
const step = 60 * 60 * 1000;

/** Erases messages that were stored before `time`, and gives their number. Rooms keep their counters. */
export async function eraseOldMessages(db: Kysely<Database>, time: number): Promise<number> {
  let erased = 0;
  for (;;) {
    const oldest = await db
      .selectFrom("chat_messages")
      .select("created_at")
      .orderBy("created_at")
      .limit(1)
      .executeTakeFirst();
    if (!oldest || oldest.created_at >= time) return erased;
    const end = Math.min(oldest.created_at + step, time);
    const { numDeletedRows } = await db.deleteFrom("chat_messages").where("created_at", "<", end).executeTakeFirst();
    erased += Number(numDeletedRows);
  }
}
