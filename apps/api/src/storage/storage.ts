import type { Kysely } from "kysely";
import type { Settings } from "../settings.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Database } from "./schema.ts";

/**
 * The open database. A write that resolves is committed and fsynced, and later reads see it; one that rejects is not
 * stored. Calls throw StorageError where the database is away or full.
 */
export type Storage = {
  db: Kysely<Database>;
  dialect: "sqlite" | "postgres";
  /** Throws StorageError when the database can't serve. */
  ready(): Promise<void>;
  /** Waits for what was begun, then closes; call it once. */
  close(): Promise<void>;
};

/**
 * Opens PostgreSQL where `databaseUrl` is set, else the embedded SQLite in `dataDir`, and migrates it.
 * @throws {StorageError} `start`, with one line for people.
 */
export async function openStorage({
  dataDir,
  databaseUrl,
}: Pick<Settings, "dataDir" | "databaseUrl">): Promise<Storage> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}
