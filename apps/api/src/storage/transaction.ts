import { setTimeout as wait } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Kysely, Transaction } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

const attempts = 5;
const firstDelayMs = 10;

/** Retries conflicts after up to 20 ms, then doubling, so `work` must only query. @throws {StorageError} `conflict` */
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

export type StatementResult = { rows: unknown[]; changes: number | bigint };

/** Runs independent queries, all or none; resolves once they are on disk. */
export type StoreTogether = (queries: readonly CompiledQuery[]) => Promise<readonly StatementResult[]>;

/** Sends SQLite's writer one message instead of one per query; undefined for PostgreSQL, where it saves nothing. */
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
