import { type Kysely, PostgresAdapter } from "kysely";

/** For the few statements that SQLite lacks. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
