import { sql } from "kysely";
import type { Storage } from "../storage/storage.ts";
import { storeTogetherIn } from "../storage/transaction.ts";

/** Empties tables in one commit, which waits for the disk once, and in one message to SQLite's writer: most tests end with it. */
export async function deleteRows(db: Storage["db"], tables: readonly string[]): Promise<void> {
  const deletions = tables.map((table) => sql`DELETE FROM ${sql.table(table)}`);
  const storeTogether = storeTogetherIn(db);
  if (storeTogether) {
    await storeTogether([sql`PRAGMA defer_foreign_keys = ON`, ...deletions].map((query) => query.compile(db)));
    return;
  }
  await db.transaction().execute(async (trx) => {
    for (const deletion of deletions) await deletion.execute(trx);
  });
}
