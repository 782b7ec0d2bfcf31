import { type CompiledQuery, type Kysely, SqliteAdapter } from "kysely";
import type { Database } from "./schema.ts";
import type { StatementResult } from "./sqlite/messages.ts";
import { ThreadedConnection, toStatement } from "./sqlite/threaded-sqlite-driver.ts";

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
  const executor = db.getExecutor();
  if (!(executor.adapter instanceof SqliteAdapter)) return undefined;
  return async (queries) =>
    executor.provideConnection(async (connection) => {
      if (!(connection instanceof ThreadedConnection)) throw new Error("Not a connection of the embedded database");
      return connection.once(queries.map(toStatement));
    });
}
