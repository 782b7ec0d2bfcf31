import { randomUUID } from "node:crypto";
import type { SavedReply } from "@thirtyfold/api-contract/desk";
import type { Kysely } from "kysely";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** Somebody has changed the reply since it was read. */
export class StaleReplyError extends Error {}
/** The list is full. */
export class TooManyRepliesError extends Error {}

const mostReplies = 200;

type Text = Pick<SavedReply, "title" | "content">;

/** Returns all saved replies, by title. */
export async function listReplies(db: Kysely<Database>): Promise<SavedReply[]> {
  return db.selectFrom("saved_replies").selectAll().orderBy("title").orderBy("id").execute();
}

/** @throws {TooManyRepliesError} */
export async function addReply(db: Kysely<Database>, { title, content }: Text): Promise<SavedReply> {
  return inTransaction(db, async (trx) => {
    // Locks all rows in one order: otherwise two concurrent additions would each miss the other in their count.
    const all = trx.selectFrom("saved_replies").select("id").orderBy("id");
    if (isPostgres(db)) await all.forUpdate().execute();
    const { count } = await trx
      .selectFrom("saved_replies")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= mostReplies) throw new TooManyRepliesError();
    const reply = { id: randomUUID(), title, content, version: 1 };
    await trx.insertInto("saved_replies").values(reply).execute();
    return reply;
  });
}

/** Undefined if there is no such reply. @throws {StaleReplyError} */
export async function changeReply(
  db: Kysely<Database>,
  id: string,
  { version, title, content }: Omit<SavedReply, "id">,
): Promise<SavedReply | undefined> {
  const changed = await db
    .updateTable("saved_replies")
    .set({ title, content, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  const known = await db.selectFrom("saved_replies").select("id").where("id", "=", id).executeTakeFirst();
  if (known) throw new StaleReplyError();
  return undefined;
}

/** False if there is no such reply. */
export async function removeReply(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.deleteFrom("saved_replies").where("id", "=", id).returning("id").executeTakeFirst()) !== undefined;
}
