import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { type NewMessage, type StoredMessage, storeWelcome, toMessage } from "./room-store.ts";

/** The sender has sent another content under this id. */
export class MessageConflictError extends Error {}

/** One of the messages is stored already, or there twice: nothing was stored, and the numbers go to the next ones. */
export class StoredBeforeError extends Error {}

/** Takes as many numbers in each room as it gets messages, and gives the last one that had been taken before. */
async function takeNumbers(
  trx: Transaction<Database>,
  messages: readonly NewMessage[],
  now: number,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { roomId } of messages) counts.set(roomId, (counts.get(roomId) ?? 0) + 1);
  // Each room is locked from here on: in the order of ids, so that two transactions never wait for each other.
  const roomIds = [...counts.keys()].toSorted();
  const rooms = await trx
    .insertInto("chat_rooms")
    .values(roomIds.map((id) => ({ id, created_at: now, last_seq: counts.get(id) ?? 0 })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        last_seq: eb("chat_rooms.last_seq", "+", eb.ref("excluded.last_seq")),
      })),
    )
    .returning(["id", "last_seq"])
    .execute();
  const taken = new Map<string, number>();
  for (const { id, last_seq } of rooms) {
    const before = last_seq - (counts.get(id) ?? 0);
    // A room that exists has a message: this one is new.
    taken.set(id, before === 0 ? await storeWelcome(trx, id, now) : before);
  }
  return taken;
}

/**
 * Stores messages in one transaction, each under its room's next `seq`, in the order given; the rooms' rows are locked
 * by it, so numbers are committed in their order.
 * @throws {StoredBeforeError} when the sender of one had sent its id before; then nothing is stored.
 */
export async function storeMessages(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  now: number,
): Promise<StoredMessage[]> {
  return db.transaction().execute(async (trx) => {
    const taken = await takeNumbers(trx, messages, now);
    const rows = messages.map(({ id, roomId, senderId, content }) => {
      const seq = (taken.get(roomId) ?? 0) + 1;
      taken.set(roomId, seq);
      return { room_id: roomId, seq, id, sender_id: senderId, content, created_at: now, read_at: null };
    });
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("chat_messages")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["room_id", "sender_id", "id"]).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new StoredBeforeError();
    return rows.map((row) => ({ message: toMessage(row), isNew: true }));
  });
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

/**
 * Stores a message by itself. By whichever road it comes, and however often, it is stored once.
 * @throws {MessageConflictError} when the sender's message of this id has other content.
 */
export async function storeMessage(db: Kysely<Database>, message: NewMessage, now: number): Promise<StoredMessage> {
  try {
    const [stored] = await storeMessages(db, [message], now);
    if (stored) return stored;
    throw new Error("A message was not stored");
  } catch (error) {
    // Only now is it looked for: most messages come for the first time.
    const before = error instanceof StoredBeforeError ? await findOwn(db, message) : undefined;
    if (before) return before;
    throw error;
  }
}
