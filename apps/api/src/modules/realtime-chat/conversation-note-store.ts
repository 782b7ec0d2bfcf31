import { randomUUID } from "node:crypto";
import type { DeskNote } from "@thirtyfold/api-contract/desk";
import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import { requireSameNote } from "../../people/note-conflict.ts";
import type { ConversationNotesTable, Database } from "../../storage/schema.ts";
import { readTimeCursor } from "../../storage/time-cursor.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { type DeskPage, pageSize, toPage } from "./conversation-event-store.ts";

/** Lists a conversation's newest notes, or those before the cursor, oldest first. */
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

/** A note to write; a repeated `id` is stored once. */
export type NewNote = Readonly<{ roomId: string; id?: string | undefined; content: string }>;

/**
 * Adds the requesting person's note once, however often it is sent; undefined if there is no such conversation.
 * @throws {NoteConflictError}
 */
export async function addNote(
  db: Kysely<Database>,
  { roomId: room_id, id = randomUUID(), content }: NewNote,
  { personId: person_id, now: created_at }: Actor,
): Promise<{ id: string; at: number } | undefined> {
  const note = { id, room_id, person_id, content, created_at };
  return inTransaction(db, async (trx) => {
    const before = await storedNote(trx, note);
    if (before) return before;
    const touched = await trx
      .updateTable("conversations")
      .set({ active_at: created_at })
      .where("room_id", "=", room_id)
      .returning("room_id")
      .executeTakeFirst();
    if (!touched) return undefined;
    const added = await trx
      .insertInto("conversation_notes")
      .values(note)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    // A repeat sent before the first call was answered: PostgreSQL runs both concurrently.
    return added ? { id, at: created_at } : storedNote(trx, note);
  });
}

/** The stored version of the same note; undefined if there is none. @throws {NoteConflictError} */
async function storedNote(trx: Transaction<Database>, note: ConversationNotesTable) {
  const stored = await trx.selectFrom("conversation_notes").selectAll().where("id", "=", note.id).executeTakeFirst();
  if (!stored) return undefined;
  requireSameNote(stored, note);
  return { id: stored.id, at: stored.created_at };
}
