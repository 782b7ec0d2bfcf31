import { hash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { addMails } from "../../outbox/outbox-store.ts";
import type { ErasureLedger } from "../../storage/erasures.ts";
import type { Database } from "../../storage/schema.ts";
import { tellEach, unseenMs } from "./waiting-store.ts";

/** Undefined if there is no conversation. */
export async function readVisitorEmail(db: Kysely<Database>, roomId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("conversations")
    .select("visitor_email")
    .where("room_id", "=", roomId)
    .executeTakeFirst();
  return row?.visitor_email;
}

/** False if there is no conversation. A removed address is noted first, for backups that have it. */
export async function keepVisitorEmail(
  { db, erasures }: { db: Kysely<Database>; erasures: ErasureLedger },
  roomId: string,
  email: string | null,
  now: number = Date.now(),
): Promise<boolean> {
  for (;;) {
    const before = await db
      .selectFrom("conversations")
      .select(["visitor_email", "visitor_email_at"])
      .where("room_id", "=", roomId)
      .executeTakeFirst();
    if (!before || before.visitor_email === email) return before !== undefined;
    const { visitor_email_at: givenAt } = before;
    if (before.visitor_email !== null) await erasures.note({ mails: [{ roomId, givenAt }] }, now);
    const kept = await db
      .updateTable("conversations")
      .set({ visitor_email: email, visitor_email_at: email === null ? null : now })
      .where("room_id", "=", roomId)
      // An address stored by a concurrent call has not been noted yet.
      .where("visitor_email_at", givenAt === null ? "is" : "=", givenAt)
      .returning("room_id")
      .executeTakeFirst();
    if (kept) return true;
  }
}

/** How far the visitor has read. */
const seen = sql<number>`coalesce((
  select read_up_to from chat_read_cursors as seen
  where seen.room_id = conversations.room_id and seen.user_id <> conversations.contact_id), 0)`;

/** An answer that is old enough, unseen and not mailed yet; none while a mail of the conversation is pending. */
function isUnseen(before: number) {
  return sql<boolean>`
    conversations.visitor_email is not null and conversations.last_seq > conversations.mailed_seq
    and not exists (
      select 1 from mails where mails.room_id = conversations.room_id and mails.kind = 'answer-mail')
    and exists (
      select 1 from chat_messages as answer
      where answer.room_id = conversations.room_id and answer.person_id is not null
        and answer.seq > conversations.mailed_seq and answer.seq > ${seen} and answer.created_at <= ${before})`;
}

/** Puts a mail into the outbox for each visitor who has not seen an answer; returns their number. */
export async function tellOfAnswers(db: Kysely<Database>, now: number): Promise<number> {
  const isDue = isUnseen(now - unseenMs);
  const due = db.selectFrom("conversations").select("room_id").where(isDue);
  return tellEach(db, due, async (trx, room_id) => {
    const row = await trx
      .updateTable("conversations")
      .set((eb) => ({
        mailed_after: sql<number>`case when mailed_seq > ${seen} then mailed_seq else ${seen} end`,
        mailed_seq: eb.ref("last_seq"),
      }))
      .where("room_id", "=", room_id)
      .where(isDue)
      .returning(["mailed_seq", "created_at"])
      .executeTakeFirst();
    if (!row) return false;
    // After an erasure and a new start, the same numbers are a different event.
    const event = `${room_id} ${row.created_at} ${row.mailed_seq}`;
    const id = `answer.${hash("sha256", event).slice(0, 32)}`;
    await addMails(trx, [{ kind: "answer-mail", id, room_id }], now);
    return true;
  });
}
