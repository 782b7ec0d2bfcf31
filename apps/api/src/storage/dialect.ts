import { type Kysely, PostgresAdapter } from "kysely";

/** Whether this is PostgreSQL, for the few statements that SQLite has no words for. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
