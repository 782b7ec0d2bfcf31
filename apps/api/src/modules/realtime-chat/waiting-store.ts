import { hash } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { addMails } from "../../outbox/outbox-store.ts";
import { addPushes, hasPushDevices } from "../../push/push-store.ts";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** How long a visitor's message may be unseen before the team gets a mail, milliseconds. */
export const unseenMs = 5 * 60_000;

const atOnce = 50;

/** How far the contact has read. */
const seen = sql<number>`coalesce((
  select read_up_to from chat_read_cursors as seen
  where seen.room_id = conversations.room_id and seen.user_id = conversations.contact_id), 0)`;

/** How far the desk has been notified of a conversation: by mail, or by push. */
type Told = "told_seq" | "pushed_seq";

/** Unanswered, with an unseen message that is old enough; no earlier notice is still unseen. */
function isUnseen(before: number, told: Told) {
  return sql<boolean>`
    conversations.waiting_since <= ${before} and conversations.closed = 0 and conversations.snoozed_until is null
    and ${sql.ref(`conversations.${told}`)} <= ${seen}
    and exists (
      select 1 from chat_messages as message
      where message.room_id = conversations.room_id and message.sender_id <> conversations.contact_id
        and message.seq > ${seen} and message.created_at <= ${before})`;
}

type Unseen = Readonly<{ roomId: string; eventId: string; newestAt: number }>;

/**
 * Calls `tellOf` with each conversation that is due, each in its own transaction; gives the number of notices. `tellOf` checks
 * again that it is due: another instance may have been quicker.
 */
export async function tellEach(
  db: Kysely<Database>,
  isDue: RawBuilder<boolean>,
  tellOf: (trx: Transaction<Database>, roomId: string) => Promise<boolean>,
): Promise<number> {
  const found = await db.selectFrom("conversations").select("room_id").where(isDue).limit(atOnce).execute();
  const told = await Promise.all(
    found.map(async ({ room_id }) => inTransaction(db, async (trx) => tellOf(trx, room_id))),
  );
  return told.filter(Boolean).length;
}

/** Calls `add` once for each conversation that nobody has looked at, in the transaction that notes it; gives how many. */
async function tell(
  db: Kysely<Database>,
  told: Told,
  before: number,
  add: (trx: Transaction<Database>, unseen: Unseen) => Promise<void>,
): Promise<number> {
  const isDue = isUnseen(before, told);
  return tellEach(db, isDue, async (trx, roomId) => {
    const row = await trx
      .updateTable("conversations")
      .set((eb) => ({ [told]: eb.ref("last_seq") }))
      .where("room_id", "=", roomId)
      .where(isDue)
      .returning(["last_seq", "active_at"])
      .executeTakeFirst();
    if (!row) return false;
    // The room's id is the right to enter it.
    const eventId = `waiting.${hash("sha256", `${roomId} ${row.last_seq}`).slice(0, 32)}`;
    await add(trx, { roomId, eventId, newestAt: row.active_at });
    return true;
  });
}

/** Puts a mail into the outbox for each conversation that nobody has looked at for 5 minutes; gives how many. */
export async function tellOfUnseen(db: Kysely<Database>, now: number): Promise<number> {
  return tell(db, "told_seq", now - unseenMs, async (trx, { roomId, eventId }) =>
    addMails(trx, [{ kind: "waiting-mail", id: eventId, room_id: roomId }], now),
  );
}

/** The same for devices, without delay. Without any device nothing is noted: a later one gets later news only. */
export async function pushUnseen(db: Kysely<Database>, now: number): Promise<number> {
  if (!(await hasPushDevices(db, now))) return 0;
  return tell(db, "pushed_seq", now, async (trx, { roomId, eventId, newestAt }) =>
    addPushes(trx, { kind: "waiting-push", id: eventId, roomId, at: newestAt }, now),
  );
}
