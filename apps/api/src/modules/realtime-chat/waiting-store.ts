import { hash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { addMails } from "../../outbox/outbox-store.ts";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** How long a visitor's message may be unseen before the team gets a mail, milliseconds. */
export const unseenMs = 5 * 60_000;

const atOnce = 50;

/** How far the contact has read. */
const seen = sql<number>`coalesce((
  select read_up_to from chat_read_cursors as seen
  where seen.room_id = conversations.room_id and seen.user_id = conversations.contact_id), 0)`;

/** Unanswered, with a message that is old enough and unseen; nothing told that is still unseen. */
function isUnseen(before: number) {
  return sql<boolean>`
    conversations.waiting_since <= ${before} and conversations.closed = 0 and conversations.snoozed_until is null
    and conversations.told_seq <= ${seen}
    and exists (
      select 1 from chat_messages as message
      where message.room_id = conversations.room_id and message.sender_id <> conversations.contact_id
        and message.seq > ${seen} and message.created_at <= ${before})`;
}

/** Puts a mail into the outbox for each conversation that nobody has looked at; gives how many. */
export async function tellOfUnseen(db: Kysely<Database>, now: number): Promise<number> {
  const before = now - unseenMs;
  const found = await db.selectFrom("conversations").select("room_id").where(isUnseen(before)).limit(atOnce).execute();
  const told = await Promise.all(
    found.map(async ({ room_id }) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable("conversations")
          .set((eb) => ({ told_seq: eb.ref("last_seq") }))
          .where("room_id", "=", room_id)
          // Another instance may have been quicker.
          .where(isUnseen(before))
          .returning("told_seq")
          .executeTakeFirst();
        if (!row) return false;
        // The room's id is the right to enter it.
        const id = `waiting.${hash("sha256", `${room_id} ${row.told_seq}`).slice(0, 32)}`;
        await addMails(trx, [{ kind: "waiting-mail", id, room_id }], now);
        return true;
      }),
    ),
  );
  return told.filter(Boolean).length;
}
