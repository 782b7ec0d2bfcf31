import { type CompiledQuery, type Kysely, SqliteAdapter } from "kysely";
import type { Database } from "./schema.ts";
import { ThreadedConnection, toStatement } from "./sqlite/threaded-sqlite-driver.ts";

/**
 * Stores queries that need none of each other's answers as one unit, and resolves with the rows of each when they are on
 * disk. Each must give or change one row: where one does not, nothing is stored, and it resolves with undefined.
 */
export type StoreTogether = (queries: readonly CompiledQuery[]) => Promise<unknown[][] | undefined>;

/**
 * A unit takes SQLite's writer one message, a transaction one for each query and one for its end, and each of them waits
 * for two threads to wake. Undefined for PostgreSQL, where it would save nothing: use a transaction.
 */
export function storeTogetherIn(db: Kysely<Database>): StoreTogether | undefined {
  const executor = db.getExecutor();
  if (!(executor.adapter instanceof SqliteAdapter)) return undefined;
  return async (queries) =>
    executor.provideConnection(async (connection) => {
      if (!(connection instanceof ThreadedConnection)) throw new Error("Not a connection of the embedded database");
      const results = await connection.once(queries.map((query) => ({ ...toStatement(query), rows: 1 })));
      return results.length < queries.length ? undefined : results.map(({ rows }) => rows);
    });
}
