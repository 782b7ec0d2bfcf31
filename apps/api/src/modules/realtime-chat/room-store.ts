import { contacts, contactWelcome } from "@thirtyfold/content";
import { type RoomMessage, roomMembers } from "@thirtyfold/realtime-protocol";
import type { Kysely, Transaction } from "kysely";
import type { ChatMessagesTable, Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** A checked message that is not stored yet; its receiver is the room's other person. */
export type NewMessage = Pick<RoomMessage, "id" | "roomId" | "senderId" | "content">;

/** The sender's message of this id, and whether it was stored now or had been before. */
export type StoredMessage = Readonly<{ message: RoomMessage; isNew: boolean }>;

/** The other person of the room. */
function otherPerson(roomId: string, userId: string): string {
  const [first = "", second = ""] = roomMembers(roomId) ?? [];
  return userId === first ? second : first;
}

/** A message as it is stored at `now`. */
export function newRow({ id, roomId, senderId, content }: NewMessage, seq: number, now: number): ChatMessagesTable {
  return { room_id: roomId, seq, id, sender_id: senderId, content, created_at: now };
}

/** A row as the message that people get; `readUpTo`: how far its receiver has read, null or left out for not at all. */
export function toMessage(row: ChatMessagesTable, readUpTo: number | null = null): RoomMessage {
  return {
    id: row.id,
    content: row.content,
    senderId: row.sender_id,
    receiverId: otherPerson(row.room_id, row.sender_id),
    roomId: row.room_id,
    timestamp: new Date(row.created_at).toISOString(),
    read: row.seq <= (readUpTo ?? 0),
    seq: row.seq,
  };
}

/** What a contact has written to the visitor before the visitor comes; nothing where two contacts meet. */
function welcomeRows(roomId: string, now: number): ChatMessagesTable[] {
  const present = contacts.filter(({ id }) => roomMembers(roomId)?.includes(id));
  const [contact] = present;
  if (!contact || present.length > 1) return [];
  return contactWelcome[contact.id].map((content, index) => ({
    room_id: roomId,
    seq: index + 1,
    id: `welcome-${index + 1}`,
    sender_id: contact.id,
    content,
    created_at: now,
  }));
}

/** Puts a contact's first messages into a room that this transaction has just opened; gives how many there are. */
export async function storeWelcome(trx: Transaction<Database>, roomId: string, now: number): Promise<number> {
  const welcome = welcomeRows(roomId, now);
  if (welcome.length === 0) return 0;
  await trx.insertInto("chat_messages").values(welcome).execute();
  await trx
    .updateTable("chat_rooms")
    .set(({ eb }) => ({ last_seq: eb("last_seq", "+", welcome.length) }))
    .where("id", "=", roomId)
    .execute();
  return welcome.length;
}

async function openRoom(trx: Transaction<Database>, roomId: string, now: number): Promise<void> {
  const opened = await trx
    .insertInto("chat_rooms")
    .values({ id: roomId, created_at: now, last_seq: 0 })
    // Whoever comes second waits here for the first one's commit.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (opened) await storeWelcome(trx, roomId, now);
}

/**
 * The newest `seq` of a room, 0 where nobody has written. The first look into a contact's room opens it: its first
 * messages are stored, once however many look at the same time.
 */
export async function lastSeq(db: Kysely<Database>, roomId: string, now: number): Promise<number> {
  const room = db.selectFrom("chat_rooms").select("last_seq").where("id", "=", roomId);
  const known = await room.executeTakeFirst();
  if (known) return known.last_seq;
  if (welcomeRows(roomId, now).length === 0) return 0;
  await inTransaction(db, async (trx) => openRoom(trx, roomId, now));
  return (await room.executeTakeFirstOrThrow()).last_seq;
}

/** Messages of a room, each with how far its receiver has read: the room's person who has not sent it. */
export function selectMessages(db: Kysely<Database>, roomId: string) {
  return db
    .selectFrom("chat_messages")
    .leftJoin("chat_read_cursors", (join) =>
      join
        .onRef("chat_read_cursors.room_id", "=", "chat_messages.room_id")
        .onRef("chat_read_cursors.user_id", "<>", "chat_messages.sender_id"),
    )
    .selectAll("chat_messages")
    .select("read_up_to")
    .where("chat_messages.room_id", "=", roomId);
}

/** Messages after `seq`, in order, at most `limit` of them. */
export async function messagesAfter(
  db: Kysely<Database>,
  roomId: string,
  seq: number,
  limit: number,
): Promise<RoomMessage[]> {
  const rows = await selectMessages(db, roomId).where("seq", ">", seq).orderBy("seq").limit(limit).execute();
  return rows.map((row) => toMessage(row, row.read_up_to));
}
