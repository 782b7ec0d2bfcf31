import { contacts } from "@thirtyfold/content";
import { type RoomMessage, roomMembers } from "@thirtyfold/realtime-protocol";
import type { Kysely, Transaction } from "kysely";
import type { ChatMessagesTable, Database } from "../../storage/schema.ts";

/** A checked message that is not stored yet; its receiver is the room's other person. */
export type NewMessage = Pick<RoomMessage, "id" | "roomId" | "senderId" | "content">;

/** The sender's message of this id, and whether it was stored now or had been before. */
export type StoredMessage = Readonly<{ message: RoomMessage; isNew: boolean }>;

/** The sender has sent another content under this id. */
export class MessageConflictError extends Error {}

/** The other person of the room. */
export function otherPerson(roomId: string, userId: string): string {
  const [first = "", second = ""] = roomMembers(roomId) ?? [];
  return userId === first ? second : first;
}

/** A row as the message that people get. */
export function toMessage(row: ChatMessagesTable): RoomMessage {
  return {
    id: row.id,
    content: row.content,
    senderId: row.sender_id,
    receiverId: otherPerson(row.room_id, row.sender_id),
    roomId: row.room_id,
    timestamp: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
    seq: row.seq,
  };
}

/** What a contact has written to the visitor before the visitor comes; nothing where two contacts meet. */
function welcomeRows(roomId: string, now: number): ChatMessagesTable[] {
  const present = contacts.filter(({ id }) => roomMembers(roomId)?.includes(id));
  const [contact] = present;
  if (!contact || present.length > 1) return [];
  return contact.welcome.map((content, index) => ({
    room_id: roomId,
    seq: index + 1,
    id: `welcome-${index + 1}`,
    sender_id: contact.id,
    content,
    created_at: now,
    read_at: null,
  }));
}

async function openRoom(trx: Transaction<Database>, roomId: string, now: number): Promise<void> {
  const welcome = welcomeRows(roomId, now);
  const opened = await trx
    .insertInto("chat_rooms")
    .values({ id: roomId, created_at: now, last_seq: welcome.length })
    // Whoever comes second waits here for the first one's commit.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (opened && welcome.length > 0) await trx.insertInto("chat_messages").values(welcome).execute();
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
  await db.transaction().execute(async (trx) => openRoom(trx, roomId, now));
  return (await room.executeTakeFirstOrThrow()).last_seq;
}

async function nextSeq(trx: Transaction<Database>, roomId: string): Promise<number | undefined> {
  const counted = await trx
    .updateTable("chat_rooms")
    .set(({ eb }) => ({ last_seq: eb("last_seq", "+", 1) }))
    .where("id", "=", roomId)
    .returning("last_seq")
    .executeTakeFirst();
  return counted?.last_seq;
}

async function findOwn(db: Kysely<Database>, message: NewMessage): Promise<StoredMessage | undefined> {
  const row = await db
    .selectFrom("chat_messages")
    .selectAll()
    .where("room_id", "=", message.roomId)
    .where("sender_id", "=", message.senderId)
    .where("id", "=", message.id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.content !== message.content) throw new MessageConflictError();
  return { message: toMessage(row), isNew: false };
}

/** Undoes the transaction: the number that it took goes to the next message. */
class StoredBefore extends Error {}

async function storeNew(db: Kysely<Database>, message: NewMessage, now: number): Promise<StoredMessage> {
  return db.transaction().execute(async (trx) => {
    let seq = await nextSeq(trx, message.roomId);
    if (seq === undefined) {
      await openRoom(trx, message.roomId, now);
      seq = (await nextSeq(trx, message.roomId)) ?? 0;
    }
    const row = await trx
      .insertInto("chat_messages")
      .values({
        room_id: message.roomId,
        seq,
        id: message.id,
        sender_id: message.senderId,
        content: message.content,
        created_at: now,
        read_at: null,
      })
      .onConflict((conflict) => conflict.columns(["room_id", "sender_id", "id"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new StoredBefore();
    return { message: toMessage(row), isNew: true };
  });
}

/**
 * Stores a message under the room's next `seq`, in one transaction; the room's row is locked by it, so numbers are
 * committed in their order. By whichever road it comes, and however often, a message is stored once.
 * @throws {MessageConflictError} when the sender's message of this id has other content.
 */
export async function storeMessage(db: Kysely<Database>, message: NewMessage, now: number): Promise<StoredMessage> {
  try {
    return await storeNew(db, message, now);
  } catch (error) {
    // Only now is it looked for: most messages come for the first time.
    const before = error instanceof StoredBefore ? await findOwn(db, message) : undefined;
    if (before) return before;
    throw error;
  }
}

/** Messages after `seq`, in order, at most `limit` of them. */
export async function messagesAfter(
  db: Kysely<Database>,
  roomId: string,
  seq: number,
  limit: number,
): Promise<RoomMessage[]> {
  const rows = await db
    .selectFrom("chat_messages")
    .selectAll()
    .where("room_id", "=", roomId)
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return rows.map(toMessage);
}
