import { type Contact, contacts, contactWelcome } from "@thirtyfold/content";
import { type RoomMessage, roomMembers } from "@thirtyfold/realtime-protocol";
import type { Kysely, Transaction } from "kysely";
import type { Person } from "../../people/person-store.ts";
import type { ChatMessagesTable, Database } from "../../storage/schema.ts";

const hour = 60 * 60 * 1000;

/** A checked message; its receiver is the room's other person. */
export type NewMessage = Pick<RoomMessage, "id" | "roomId" | "senderId" | "content"> & {
  /** The person at the desk who writes for the contact. */
  by?: Readonly<{ personId: string; firstName: string }> | undefined;
  /** The path of the page that a visitor came from. */
  page?: string | undefined;
  /** The IANA name of the visitor's time zone. */
  timeZone?: string | undefined;
};

/** `isNew`: stored by this call, not earlier. */
export type StoredMessage = Readonly<{ message: RoomMessage; isNew: boolean }>;

/** A message's size in the database, including ids and indexes. */
export function storedBytes(content: string): number {
  return Buffer.byteLength(content) + 600;
}

/** The room's member other than `userId`; empty for an id that is not a room's. */
export function otherPerson(roomId: string, userId: string): string {
  const [first = "", second = ""] = roomMembers(roomId) ?? [];
  return userId === first ? second : first;
}

export function newRow({ id, roomId, senderId, content, by }: NewMessage, seq: number, now: number): ChatMessagesTable {
  const [author, person_id] = [by?.firstName ?? null, by?.personId ?? null];
  return { room_id: roomId, seq, id, sender_id: senderId, content, created_at: now, author, person_id };
}

/** `readUpTo`: how far its receiver has read, null for not at all. */
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

/** Visitors see only the first name. */
export function writerOf({ id, name }: Pick<Person, "id" | "name">): NewMessage["by"] {
  return { personId: id, firstName: name.trim().split(/\s+/, 1)[0] ?? name };
}

/** The contact in a room with a visitor; undefined in other rooms. */
export function contactOf(roomId: string): Contact | undefined {
  const [contact, ...others] = contacts.filter(({ id }) => roomMembers(roomId)?.includes(id));
  return others.length === 0 ? contact : undefined;
}

/** A contact's welcome, dated the last full hour: stable across reloads, and older than the visitor's messages. */
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

/** Stores the welcome in a room that this transaction opened; returns the number of messages. */
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

/** The welcome shown before anything is stored, with its later ids and numbers; undefined once a room is stored. */
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

/** `openedAt` distinguishes a room from an erased one with the same id; undefined while nothing is stored. */
export type RoomState = Readonly<{ seq: number; openedAt: number | undefined }>;

export async function readRoom(db: Kysely<Database>, roomId: string): Promise<RoomState> {
  const query = db.selectFrom("chat_rooms").select(["last_seq", "created_at"]).where("id", "=", roomId);
  const room = await query.executeTakeFirst();
  return { seq: room?.last_seq ?? welcomeRows(roomId, 0).length, openedAt: room?.created_at };
}

/** Selects messages, each with how far its receiver has read. */
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

/** Up to `limit` messages after `seq`, in order; a room without any has its contact's welcome. */
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
