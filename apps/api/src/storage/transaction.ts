import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Kysely, Transaction } from "kysely";
import { isPostgres } from "./dialect.ts";
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

/** What a statement gave: its rows, and how many it changed. */
export type StatementResult = { rows: unknown[]; changes: number | bigint };

/**
 * Runs queries that need none of each other's answers, all or none of them, and resolves with a result for each when they
 * are on disk.
 */
export type StoreTogether = (queries: readonly CompiledQuery[]) => Promise<readonly StatementResult[]>;

/**
 * Takes SQLite's writer one message, where a transaction takes one for each query and one for its end, and each of them
 * waits for two threads to wake. Undefined for PostgreSQL, where it would save nothing: use a transaction.
 */
export function storeTogetherIn(db: Kysely<Database>): StoreTogether | undefined {
  if (isPostgres(db)) return undefined;
  return async (queries) =>
    db.getExecutor().provideConnection(async (connection) => {
      if (!canStoreTogether(connection)) throw new Error("This database stores nothing together");
      return connection.storeTogether(queries);
    });
}

function canStoreTogether(
  connection: DatabaseConnection,
): connection is DatabaseConnection & { storeTogether: StoreTogether } {
  return "storeTogether" in connection;
}
