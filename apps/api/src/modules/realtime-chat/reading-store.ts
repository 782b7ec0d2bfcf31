import type { Kysely } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { otherPerson } from "./room-store.ts";

/** How many messages were marked, and who had received them. */
export type Marked = Readonly<{ updated: number; readers: readonly string[] }>;

/** Marks what `readerId` received in the room as read, or all of it where no reader is named. */
export async function markRead(
  db: Kysely<Database>,
  roomId: string,
  readerId: string | undefined,
  now: number,
): Promise<Marked> {
  let query = db
    .updateTable("chat_messages")
    .set({ read_at: now })
    .where("room_id", "=", roomId)
    .where("read_at", "is", null);
  if (readerId !== undefined) query = query.where("sender_id", "<>", readerId);
  const rows = await query.returning("sender_id").execute();
  const senders = new Set(rows.map(({ sender_id }) => sender_id));
  return { updated: rows.length, readers: [...senders].map((sender) => otherPerson(roomId, sender)) };
}

/** The newest `seq` of each of these rooms that has one. */
export async function lastSeqs(db: Kysely<Database>, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom("chat_rooms").select(["id", "last_seq"]).where("id", "in", roomIds).execute();
  return new Map(rows.map(({ id, last_seq }) => [id, last_seq]));
}

/** Who has marked messages as read since `time`, in which of these rooms. */
export async function readersSince(
  db: Kysely<Database>,
  roomIds: readonly string[],
  time: number,
): Promise<readonly Readonly<{ roomId: string; readerId: string }>[]> {
  const rows = await db
    .selectFrom("chat_messages")
    .select(["room_id", "sender_id"])
    .distinct()
    .where("room_id", "in", roomIds)
    .where("read_at", ">=", time)
    .execute();
  return rows.map((row) => ({ roomId: row.room_id, readerId: otherPerson(row.room_id, row.sender_id) }));
}
