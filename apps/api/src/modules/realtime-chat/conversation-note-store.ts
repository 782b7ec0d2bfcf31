import { randomUUID } from "node:crypto";
import type { DeskNote } from "@thirtyfold/api-contract/desk";
import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

import { MessageConflictError } from "./message-store.ts";

const mostNotes = 500;

/** The newest notes of a conversation, the oldest of them first. */
export async function listNotes(db: Kysely<Database>, roomId: string): Promise<DeskNote[]> {
  const rows = await db
    .selectFrom("conversation_notes")
    .innerJoin("people", "people.id", "person_id")
    .select(["conversation_notes.id", "conversation_notes.created_at as at", "person_id", "name", "content"])
    .where("room_id", "=", roomId)
    .orderBy("conversation_notes.created_at", "desc")
    .orderBy("conversation_notes.id")
    .limit(mostNotes)
    .execute();
  return rows.toReversed().map(({ id, at, person_id, name, content }) => ({
    id,
    at,
    personId: person_id,
    personName: name,
    content,
  }));
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
