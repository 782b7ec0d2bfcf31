import type {
  Conversation,
  ConversationChange,
  ConversationList,
  DeskCounts,
  DeskMessage,
} from "@thirtyfold/api-contract/desk";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { type Actor, logAction } from "../../people/action-store.ts";
import { requireAssignee } from "../../people/person-store.ts";
import { type ErasureLedger, eraseMessages, eraseRoom } from "../../storage/erasures.ts";
import type { Database } from "../../storage/schema.ts";
import { readTimeCursor, writeTimeCursor } from "../../storage/time-cursor.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { addEvent, stateEvent } from "./conversation-event-store.ts";
import { inList, roomsWith, wordsFound } from "./conversation-filter-store.ts";
import { contactOf, type NewMessage, otherPerson, selectMessages, toMessage } from "./room-store.ts";

/** Changed since it was read, or the visitor has written since. */
export class StaleConversationError extends Error {}

const pageSize = 50;
const messagesAtOnce = 100;
const excerptLength = 200;

/** Includes the newest message and the number of unread ones. */
function selectConversations(db: Kysely<Database>) {
  return db
    .selectFrom("conversations")
    .leftJoin("chat_messages as last", (join) =>
      join.onRef("last.room_id", "=", "conversations.room_id").onRef("last.seq", "=", "conversations.last_seq"),
    )
    .selectAll("conversations")
    .select((eb) => [
      sql<string | null>`substr(last.content, 1, ${excerptLength})`.as("excerpt"),
      "last.sender_id",
      "last.author",
      "last.created_at as written_at",
      eb
        .selectFrom("chat_messages as unread")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("unread.room_id", "=", "conversations.room_id")
        .whereRef("unread.sender_id", "<>", "conversations.contact_id")
        .where("unread.seq", ">", (seq) =>
          seq.fn.coalesce(
            seq
              .selectFrom("chat_read_cursors")
              .select("read_up_to")
              .whereRef("chat_read_cursors.room_id", "=", "conversations.room_id")
              .whereRef("user_id", "=", "conversations.contact_id"),
            seq.lit(0),
          ),
        )
        .as("unread"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>["executeTakeFirstOrThrow"]>>;

function toConversation(row: Row, now: number): Conversation {
  const { room_id: roomId, snoozed_until, excerpt, sender_id, written_at } = row;
  const contact = contactOf(roomId);
  if (!contact) throw new Error("A conversation's room has no contact");
  const snoozedUntil = row.closed === 0 && snoozed_until !== null && snoozed_until > now ? snoozed_until : null;
  const written = excerpt !== null && written_at !== null;
  return {
    roomId,
    contact: contact.id,
    visitorId: otherPerson(roomId, contact.id),
    state: row.closed === 1 ? "closed" : snoozedUntil === null ? "open" : "snoozed",
    snoozedUntil,
    assignee: row.assignee,
    version: row.version,
    createdAt: row.created_at,
    activeAt: row.active_at,
    waitingSince: row.waiting_since,
    unread: row.unread ?? 0,
    page: row.page,
    timeZone: row.time_zone,
    lastMessage: written
      ? { seq: row.last_seq, excerpt, byVisitor: sender_id !== contact.id, author: row.author, at: written_at }
      : null,
  };
}

export type ConversationsQuery = {
  state?: ConversationList | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
};

/** Latest activity first; an invalid cursor starts over. */
export async function listConversations(db: Kysely<Database>, { state, q, cursor }: ConversationsQuery, actor: Actor) {
  const before = readTimeCursor(cursor);
  let found = db.selectFrom("conversations").select("room_id");
  if (state) found = found.where((eb) => inList(state, eb, actor));
  const searched = q !== undefined && q.trim() !== "";
  if (searched) found = found.where("room_id", "in", roomsWith(db, q));
  if (before) {
    found = found.where((eb) => eb(eb.refTuple("active_at", "room_id"), "<", eb.tuple(before.at, before.id)));
  }
  found = found
    .orderBy("active_at", "desc")
    .orderBy("room_id", "desc")
    .limit(pageSize + 1);
  // Details are looked up for the page's conversations only, not for all that match.
  const rows = await selectConversations(db)
    .where("conversations.room_id", "in", found)
    .orderBy("active_at", "desc")
    .orderBy("conversations.room_id", "desc")
    .execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const rooms = page.map(({ room_id }) => room_id);
  const words = searched ? await wordsFound(db, rooms, q) : undefined;
  return {
    data: page.map((row) => ({ ...toConversation(row, actor.now), found: words?.get(row.room_id) })),
    nextCursor: last ? writeTimeCursor({ at: last.active_at, id: last.room_id }) : null,
  };
}

export async function countConversations(db: Kysely<Database>, actor: Actor): Promise<DeskCounts["conversations"]> {
  const count = (eb: ExpressionBuilder<Database, "conversations">, list: ConversationList) =>
    eb.fn
      .countAll<number>()
      .filterWhere((row) => inList(list, row, actor))
      .as(list);
  return db
    .selectFrom("conversations")
    .select((eb) => [
      count(eb, "waiting"),
      count(eb, "mine"),
      count(eb, "unassigned"),
      count(eb, "snoozed"),
      count(eb, "closed"),
    ])
    .executeTakeFirstOrThrow();
}

export async function countNewLeads(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the first reported page and time zone; false if both are already known. */
export async function noteVisit(
  db: Kysely<Database>,
  roomId: string,
  { page, timeZone }: Pick<NewMessage, "page" | "timeZone">,
): Promise<boolean> {
  const noted = await db
    .updateTable("conversations")
    .set((eb) => ({
      page: eb.fn.coalesce("page", eb.val(page ?? null)),
      time_zone: eb.fn.coalesce("time_zone", eb.val(timeZone ?? null)),
    }))
    .where("room_id", "=", roomId)
    .where((eb) =>
      eb.or([
        ...(page === undefined ? [] : [eb("page", "is", null)]),
        ...(timeZone === undefined ? [] : [eb("time_zone", "is", null)]),
      ]),
    )
    .returning("room_id")
    .executeTakeFirst();
  return noted !== undefined;
}

export async function findConversation(db: Kysely<Database>, roomId: string, now: number) {
  const row = await selectConversations(db).where("conversations.room_id", "=", roomId).executeTakeFirst();
  return row && toConversation(row, now);
}

/** Lists the newest messages, or those before a `seq`, with their authors. */
export async function listDeskMessages(db: Kysely<Database>, roomId: string, before: number | undefined) {
  let query = selectMessages(db).where("chat_messages.room_id", "=", roomId);
  if (before !== undefined) query = query.where("seq", "<", before);
  const rows = await query
    .orderBy("seq", "desc")
    .limit(messagesAtOnce + 1)
    .execute();
  const page = rows.slice(0, messagesAtOnce).toReversed();
  const data = page.map((row): DeskMessage => {
    const message = toMessage(row, row.read_up_to);
    return row.person_id === null ? message : { ...message, personId: row.person_id };
  });
  return { data, nextCursor: rows.length > messagesAtOnce && data[0] ? String(data[0].seq) : null };
}

/** False if there is none. @throws {StaleConversationError} @throws {UnknownAssigneeError} */
export async function changeConversation(
  db: Kysely<Database>,
  roomId: string,
  { version, state, snoozedUntil, assignee, seenSeq }: ConversationChange,
  actor: Actor,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await requireAssignee(trx, assignee);
    const before = await trx.selectFrom("conversations").selectAll().where("room_id", "=", roomId).executeTakeFirst();
    if (!before) return false;
    let query = trx
      .updateTable("conversations")
      .set({
        version: version + 1,
        ...(state && { closed: state === "closed" ? 1 : 0, snoozed_until: snoozedUntil ?? null }),
        ...(assignee !== undefined && { assignee }),
      })
      .where("room_id", "=", roomId)
      .where("version", "=", version);
    if (state !== undefined && state !== "open" && seenSeq !== undefined) {
      query = query.where((eb) => eb.or([eb("waiting_since", "is", null), eb("last_seq", "<=", seenSeq)]));
    }
    const changed = await query.returning("room_id").executeTakeFirst();
    if (!changed) throw new StaleConversationError();
    if (state) await addEvent(trx, roomId, stateEvent(state, snoozedUntil), actor);
    if (assignee !== undefined && assignee !== before.assignee) {
      await addEvent(trx, roomId, { kind: "assignee", value: assignee }, actor);
    }
    return true;
  });
}

async function exists(db: Kysely<Database>, roomId: string): Promise<boolean> {
  const row = await db.selectFrom("conversations").select("room_id").where("room_id", "=", roomId).executeTakeFirst();
  return row !== undefined;
}

/** Also erases messages and notes, logs it without the room's id; false if there is none. */
export async function eraseConversation(
  { db, erasures }: { db: Kysely<Database>; erasures: ErasureLedger },
  roomId: string,
  { personId, now }: Actor,
): Promise<boolean> {
  if (!(await exists(db, roomId))) return false;
  const room = await db.selectFrom("chat_rooms").select("created_at").where("id", "=", roomId).executeTakeFirst();
  // Logged first: a long erasure runs in steps, and a crash may end it after the first.
  await logAction(db, { personId, action: "conversation-erased", subject: contactOf(roomId)?.id }, now);
  if (room) await erasures.note({ conversations: [{ roomId, openedAt: room.created_at }] }, now);
  await eraseMessages(db, roomId);
  return inTransaction(db, async (trx) => {
    if (!(await exists(trx, roomId))) return false;
    await eraseRoom(trx, roomId);
    return true;
  });
}
