import { type Contact, contacts, contactWelcome } from "@thirtyfold/content";
import { type RoomMessage, roomMembers } from "@thirtyfold/realtime-protocol";
import type { Kysely, Transaction } from "kysely";
import type { Person } from "../../people/person-store.ts";
import type { ChatMessagesTable, Database } from "../../storage/schema.ts";

const hour = 60 * 60 * 1000;

/** A checked message that is not stored yet; its receiver is the room's other person. */
export type NewMessage = Pick<RoomMessage, "id" | "roomId" | "senderId" | "content"> & {
  /** Who of the desk writes it for the contact that is its sender. */
  by?: Readonly<{ personId: string; firstName: string }> | undefined;
};

/** The sender's message of this id, and whether it was stored now or had been before. */
export type StoredMessage = Readonly<{ message: RoomMessage; isNew: boolean }>;

/** What a message takes in the database, with its ids and indexes. */
export function storedBytes(content: string): number {
  return Buffer.byteLength(content) + 600;
}

export function otherPerson(roomId: string, userId: string): string {
  const [first = "", second = ""] = roomMembers(roomId) ?? [];
  return userId === first ? second : first;
}

/** A message as it is stored at `now`. */
export function newRow({ id, roomId, senderId, content, by }: NewMessage, seq: number, now: number): ChatMessagesTable {
  const [author, person_id] = [by?.firstName ?? null, by?.personId ?? null];
  return { room_id: roomId, seq, id, sender_id: senderId, content, created_at: now, author, person_id };
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
    ...(row.author !== null && { author: row.author }),
  };
}

/** Who writes for a contact, of whom visitors get the first name. */
export function writerOf({ id, name }: Pick<Person, "id" | "name">): NewMessage["by"] {
  return { personId: id, firstName: name.trim().split(/\s+/, 1)[0] ?? name };
}

/** Whom of the contacts a visitor writes to in this room; undefined in rooms of two visitors, or of two contacts. */
export function contactOf(roomId: string): Contact | undefined {
  const [contact, ...others] = contacts.filter(({ id }) => roomMembers(roomId)?.includes(id));
  return others.length === 0 ? contact : undefined;
}

/**
 * What a contact has written to the visitor before the visitor comes; nothing where two contacts meet. It bears the last
 * full hour, so that it has the same time when the page is loaded again, and is never newer than what the visitor writes.
 */
export function welcomeRows(roomId: string, now: number): ChatMessagesTable[] {
  const contact = contactOf(roomId);
  if (!contact) return [];
  return contactWelcome[contact.id].map((content, index) => ({
    room_id: roomId,
    seq: index + 1,
    id: `welcome-${index + 1}`,
    sender_id: contact.id,
    content,
    created_at: now - (now % hour),
    author: null,
    person_id: null,
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

/**
 * A contact's first messages, which a visitor sees although nothing is stored: they will be, with the same numbers and
 * ids, once somebody writes. Undefined where that is so, and in rooms without any.
 */
export async function unstoredWelcome(db: Kysely<Database>, roomId: string): Promise<RoomMessage[] | undefined> {
  const welcome = welcomeRows(roomId, Date.now());
  if (welcome.length === 0 || (await readRoom(db, roomId)).openedAt !== undefined) return undefined;
  const cursors = await db
    .selectFrom("chat_read_cursors")
    .select(["user_id", "read_up_to"])
    .where("room_id", "=", roomId)
    .execute();
  return welcome.map((row) => {
    const reader = otherPerson(roomId, row.sender_id);
    return toMessage(row, cursors.find(({ user_id }) => user_id === reader)?.read_up_to);
  });
}

/**
 * The newest `seq` of a room, that of a contact's first messages where nobody has written; and when it was opened, which tells
 * it from one of its id that was erased: undefined where nothing is stored.
 */
export type RoomState = Readonly<{ seq: number; openedAt: number | undefined }>;

export async function readRoom(db: Kysely<Database>, roomId: string): Promise<RoomState> {
  const query = db.selectFrom("chat_rooms").select(["last_seq", "created_at"]).where("id", "=", roomId);
  const room = await query.executeTakeFirst();
  return { seq: room?.last_seq ?? welcomeRows(roomId, 0).length, openedAt: room?.created_at };
}

/** Messages, each with how far its receiver has read: the room's person who has not sent it. */
export function selectMessages(db: Kysely<Database>) {
  return db
    .selectFrom("chat_messages")
    .leftJoin("chat_read_cursors", (join) =>
      join
        .onRef("chat_read_cursors.room_id", "=", "chat_messages.room_id")
        .onRef("chat_read_cursors.user_id", "<>", "chat_messages.sender_id"),
    )
    .selectAll("chat_messages")
    .select("read_up_to");
}

export async function messagesAfter(
  db: Kysely<Database>,
  roomId: string,
  seq: number,
  limit: number,
): Promise<RoomMessage[]> {
  const rows = await selectMessages(db)
    .where("chat_messages.room_id", "=", roomId)
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
  if (rows.length > 0 || seq >= welcomeRows(roomId, 0).length) return rows.map((row) => toMessage(row, row.read_up_to));
  const welcome = (await unstoredWelcome(db, roomId)) ?? [];
  return welcome.filter((message) => message.seq > seq).slice(0, limit);
}
