import { hash } from "node:crypto";
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { addMails } from "../../outbox/outbox-store.ts";
import { addPushes, hasPushDevices } from "../../push/push-store.ts";
import { Lease } from "../../storage/lease.ts";
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

/**
 * Matches unanswered conversations with an unseen message that is old enough, unless an earlier notice is still unseen.
 * The conditions on the row alone match an index word for word, so that conversations that nobody opens are not read
 * again once they were reported.
 */
function isUnseen(before: number, told: Told) {
  return sql<boolean>`
    conversations.waiting_since <= ${before} and conversations.closed = 0 and conversations.snoozed_until is null
    and ${sql.ref(`conversations.${told}`)} <= conversations.seen_seq
    and conversations.seen_seq < conversations.last_seq
    and exists (
      select 1 from chat_messages as message
      where message.room_id = conversations.room_id and message.sender_id <> conversations.contact_id
        and message.seq > ${seen} and message.created_at <= ${before})`;
}

type Rooms = SelectQueryBuilder<Database, "conversations", { room_id: string }>;

/** Longest wait first: PostgreSQL, which cannot estimate how few are due, uses the index only for this order. */
function inOrder(db: Kysely<Database>, isDue: RawBuilder<boolean>): Rooms {
  return db.selectFrom("conversations").select("room_id").where(isDue).orderBy("waiting_since");
}

/**
 * Calls `tellOf` with each due conversation, each in its own transaction; returns the number of notices. `tellOf`
 * checks again that it is due: another instance may have been quicker.
 */
export async function tellEach(
  db: Kysely<Database>,
  due: Rooms,
  tellOf: (trx: Transaction<Database>, roomId: string) => Promise<boolean>,
): Promise<number> {
  const found = await due.limit(atOnce).execute();
  const told = await Promise.all(
    found.map(async ({ room_id }) => inTransaction(db, async (trx) => tellOf(trx, room_id))),
  );
  return told.filter(Boolean).length;
}

// Hashed, because the room's id is the right to enter it.
const eventId = (event: string) => `waiting.${hash("sha256", event).slice(0, 32)}`;

/** Milliseconds between two mails to the team, each about all that wait by then: made-up rooms fill no mailbox. */
export const mailPauseMs = 5 * 60_000;
const mostInOneMail = 500;

/** Queues one mail about the conversations that nobody has looked at for 5 minutes; returns the number of mails. */
export async function tellOfUnseen(db: Kysely<Database>, now: number): Promise<number> {
  const due = inOrder(db, isUnseen(now - unseenMs, "told_seq"));
  if (!(await due.limit(1).executeTakeFirst())) return 0;
  return inTransaction(db, async (trx) => {
    // Taken by one instance and left to expire.
    const pause = new Lease(trx, { name: "waiting-mail-pause", ms: mailPauseMs, now: () => now });
    if (!(await pause.take())) return 0;
    const told = await trx
      .updateTable("conversations")
      .set((eb) => ({ told_seq: eb.ref("last_seq") }))
      .where("room_id", "in", due.limit(mostInOneMail))
      .returning(["room_id", "last_seq"])
      .execute();
    const [first] = told;
    if (!first) {
      // Somebody has looked in the meantime.
      await pause.release();
      return 0;
    }
    const events = told.map(({ room_id, last_seq }) => `${room_id} ${last_seq}`).toSorted();
    const only = told.length === 1 ? { room_id: first.room_id } : {};
    await addMails(trx, [{ kind: "waiting-mail", id: eventId(events.join(" ")), ...only }], now);
    return 1;
  });
}

/**
 * Puts a push to each device into the outbox for each conversation that nobody has looked at; returns the number of
 * conversations. Without devices nothing is recorded: a device added later hears about later ones.
 */
export async function pushUnseen(db: Kysely<Database>, now: number): Promise<number> {
  if (!(await hasPushDevices(db, now))) return 0;
  const isDue = isUnseen(now, "pushed_seq");
  return tellEach(db, inOrder(db, isDue), async (trx, roomId) => {
    const row = await trx
      .updateTable("conversations")
      .set((eb) => ({ pushed_seq: eb.ref("last_seq") }))
      .where("room_id", "=", roomId)
      .where(isDue)
      .returning(["last_seq", "active_at"])
      .executeTakeFirst();
    if (!row) return false;
    const id = eventId(`${roomId} ${row.last_seq}`);
    await addPushes(trx, { kind: "waiting-push", id, roomId, at: row.active_at }, now);
    return true;
  });
}
