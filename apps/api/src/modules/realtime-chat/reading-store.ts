import { roomMembers } from "@thirtyfold/realtime-protocol";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { contactOf, type RoomState, readRoom, welcomeRows } from "./room-store.ts";

export type ReadCursor = Readonly<{ roomId: string; readerId: string; upTo: number }>;

/** Reads up to a `seq` or to the newest; for one reader or both people of the room. */
export type Reading = Readonly<{ roomId: string; readerId?: string | undefined; upTo?: number | undefined }>;

/** The number of messages that were unread, and the cursors that moved. */
export type Marked = Readonly<{ updated: number; moved: readonly ReadCursor[] }>;

/** Never moves a cursor beyond the stored messages. A repeat writes nothing. */
export async function markRead(db: Kysely<Database>, reading: Reading, now: number): Promise<Marked> {
  const { roomId, readerId } = reading;
  const room = await readRoom(db, roomId);
  const upTo = Math.min(reading.upTo ?? room.seq, room.seq);
  const readers = readerId === undefined ? (roomMembers(roomId) ?? []) : [readerId];
  const moved: ReadCursor[] = [];
  let updated = 0;
  for (const reader of readers) {
    const cursor = { roomId, readerId: reader, upTo };
    const before = await move(db, cursor, room, now);
    if (before === undefined) continue;
    moved.push(cursor);
    updated += await countReceived(db, cursor, before, room);
  }
  return { updated, moved };
}

/** Returns the old position, 0 for none; undefined if it is already as far, or `room` was erased. */
async function move(
  db: Kysely<Database>,
  cursor: ReadCursor,
  room: RoomState,
  now: number,
): Promise<number | undefined> {
  const { roomId, readerId, upTo } = cursor;
  const known = await db
    .selectFrom("chat_read_cursors")
    .select("read_up_to")
    .where("room_id", "=", roomId)
    .where("user_id", "=", readerId)
    .executeTakeFirst();
  const before = known?.read_up_to ?? 0;
  if (upTo <= before) return undefined;
  const ofContact = room.openedAt !== undefined && contactOf(roomId)?.id === readerId;
  const isMoved = ofContact
    ? await inTransaction(db, async (trx) => {
        const stored = await storeCursor(trx, cursor, before, room, now);
        if (stored) await noteSeen(trx, cursor);
        return stored;
      })
    : await storeCursor(db, cursor, before, room, now);
  if (isMoved) return before;
  if ((await readRoom(db, roomId)).openedAt !== room.openedAt) return undefined;
  // Another call moved it, at most to the last stored message.
  return move(db, cursor, room, now);
}

/** False if the cursor is no longer at `before`, or the room is no longer the one given. */
async function storeCursor(
  db: Kysely<Database>,
  cursor: ReadCursor,
  before: number,
  room: RoomState,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("chat_read_cursors")
    .columns(["room_id", "user_id", "read_up_to", "marked_at"])
    .expression(cursorOf(db, cursor, room, now))
    .onConflict((conflict) =>
      conflict
        .columns(["room_id", "user_id"])
        .doUpdateSet({
          read_up_to: cursor.upTo,
          marked_at: now,
          ...(isPostgres(db) && { transaction_id: sql<number>`default` }),
        })
        .where("chat_read_cursors.read_up_to", "=", before),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Copies the contact's cursor into the conversation. */
async function noteSeen(db: Kysely<Database>, { roomId, upTo }: ReadCursor): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ seen_seq: upTo })
    .where("room_id", "=", roomId)
    .where("seen_seq", "<", upTo)
    .execute();
}

/** The cursor to insert; empty if the room is no longer the one given. */
function cursorOf(db: Kysely<Database>, { roomId, readerId, upTo }: ReadCursor, { openedAt }: RoomState, now: number) {
  const values = [
    sql<string>`${roomId}`.as("room_id"),
    sql<string>`${readerId}`.as("user_id"),
    sql<number>`cast(${upTo} as bigint)`.as("read_up_to"),
    sql<number>`cast(${now} as bigint)`.as("marked_at"),
  ] as const;
  // A contact's welcome has the same numbers in every room with this id.
  if (openedAt === undefined) return db.selectNoFrom(values).where(sql<boolean>`true`);
  const row = db.selectFrom("chat_rooms").select(values).where("id", "=", roomId).where("created_at", "=", openedAt);
  return isPostgres(db) ? row.forKeyShare() : row;
}

/** Counts messages by others between `after` and the cursor; without a room, those of the contact's welcome. */
async function countReceived(
  db: Kysely<Database>,
  cursor: ReadCursor,
  after: number,
  { openedAt }: RoomState,
): Promise<number> {
  if (openedAt === undefined) {
    const { roomId, readerId, upTo } = cursor;
    return welcomeRows(roomId, 0).filter((row) => row.sender_id !== readerId && row.seq > after && row.seq <= upTo)
      .length;
  }
  const { count } = await db
    .selectFrom("chat_messages")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("room_id", "=", cursor.roomId)
    .where("sender_id", "<>", cursor.readerId)
    .where("seq", ">", after)
    .where("seq", "<=", cursor.upTo)
    .executeTakeFirstOrThrow();
  return count;
}

export async function readCursors(db: Kysely<Database>, roomId: string): Promise<ReadCursor[]> {
  const rows = await db
    .selectFrom("chat_read_cursors")
    .select(["user_id", "read_up_to"])
    .where("room_id", "=", roomId)
    .execute();
  return rows.map(({ user_id, read_up_to }) => ({ roomId, readerId: user_id, upTo: read_up_to }));
}
