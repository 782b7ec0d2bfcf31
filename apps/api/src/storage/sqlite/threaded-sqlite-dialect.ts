import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { DatabaseThread } from "./database-thread.ts";
import { ThreadedSqliteDriver } from "./threaded-sqlite-driver.ts";

class ThreadedSqliteAdapter extends SqliteAdapter {
  // Only the writer is one: reads and single statements need not wait for a transaction to end.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // SQLite undoes DDL with its transaction, so a failed migration leaves nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over two open threads; destroying the Kysely instance closes them. */
export function threadedSqliteDialect(writer: DatabaseThread, reader: DatabaseThread): Dialect {
  return {
    createDriver: () => new ThreadedSqliteDriver(writer, reader),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ThreadedSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
