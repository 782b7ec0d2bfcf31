import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

const attempts = 5;
const firstDelayMs = 10;

/**
 * Runs a transaction, which is all or nothing, and runs it again where it and another one stood in each other's way: `work`
 * does nothing but ask the database. Before the second attempt it waits up to 20 ms, then up to twice as long each time, so
 * that the two do not meet again.
 * @throws {StorageError} `conflict` after the fifth attempt.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !(error instanceof StorageError) || error.kind !== "conflict") throw error;
      await wait(firstDelayMs * 2 ** attempt * Math.random());
    }
  }
}
