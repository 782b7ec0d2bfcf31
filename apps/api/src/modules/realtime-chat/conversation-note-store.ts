import { randomUUID } from "node:crypto";
import type { DeskNote } from "@thirtyfold/api-contract/desk";
import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import type { Database } from "../../storage/schema.ts";
import { readTimeCursor } from "../../storage/time-cursor.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { type DeskPage, pageSize, toPage } from "./conversation-event-store.ts";
import { MessageConflictError } from "./message-store.ts";

/** Notes of a conversation, the newest or those before the cursor, the oldest of them first. */
export async function listNotes(db: Kysely<Database>, roomId: string, cursor?: string): Promise<DeskPage<DeskNote>> {
  const before = readTimeCursor(cursor);
  let query = db
    .selectFrom("conversation_notes as note")
    .innerJoin("people", "people.id", "person_id")
    .select(["note.id", "note.created_at as at", "person_id as personId", "name as personName", "content"])
    .where("room_id", "=", roomId);
  if (before) {
    query = query.where((eb) => eb(eb.refTuple("note.created_at", "note.id"), "<", eb.tuple(before.at, before.id)));
  }
  const rows = await query
    .orderBy("note.created_at", "desc")
    .orderBy("note.id", "desc")
    .limit(pageSize + 1)
    .execute();
  return toPage(rows);
}

/** A note that is to be written; the same `id` again is stored once. */
export type NewNote = Readonly<{ roomId: string; id?: string | undefined; content: string }>;

/**
 * Adds a note of the person who asks, once however often it comes; undefined where there is no such conversation.
 * @throws {MessageConflictError} when another note has this id.
 */
export async function addNote(
  db: Kysely<Database>,
  { roomId, id = randomUUID(), content }: NewNote,
  { personId, now }: Actor,
): Promise<{ id: string; at: number } | undefined> {
  return inTransaction(db, async (trx) => {
    const before = await storedNote(trx, id);
    if (before) {
      if (before.room_id === roomId && before.person_id === personId && before.content === content) {
        return { id, at: before.created_at };
      }
      throw new MessageConflictError();
    }
    const touched = await trx
      .updateTable("conversations")
      .set({ active_at: now })
      .where("room_id", "=", roomId)
      .returning("room_id")
      .executeTakeFirst();
    if (!touched) return undefined;
    await trx
      .insertInto("conversation_notes")
      .values({ id, room_id: roomId, person_id: personId, content, created_at: now })
      .execute();
    return { id, at: now };
  });
}

async function storedNote(trx: Transaction<Database>, id: string) {
  return trx.selectFrom("conversation_notes").selectAll().where("id", "=", id).executeTakeFirst();
}
