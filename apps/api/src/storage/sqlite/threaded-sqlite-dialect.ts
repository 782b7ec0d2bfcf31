import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { DatabaseThread } from "./database-thread.ts";
import { ThreadedSqliteDriver } from "./threaded-sqlite-driver.ts";

class ThreadedSqliteAdapter extends SqliteAdapter {
  // Only the writer is single: reads do not wait for transactions.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // SQLite rolls DDL back, so a failed migration leaves nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Destroying Kysely closes both threads. */
export function threadedSqliteDialect(writer: DatabaseThread, reader: DatabaseThread): Dialect {
  return {
    createDriver: () => new ThreadedSqliteDriver(writer, reader),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ThreadedSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
