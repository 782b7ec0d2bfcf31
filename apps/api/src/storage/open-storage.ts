import type { Settings } from "../settings.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Storage } from "./storage.ts";

/**
 * Opens PostgreSQL where `databaseUrl` is set, with `databasePool` connections, else the embedded SQLite in `dataDir`, and
 * migrates it.
 * @throws {StorageError} `start`, with one line for people.
 */
export async function openStorage({
  dataDir,
  databaseUrl,
  databasePool,
}: Pick<Settings, "dataDir" | "databaseUrl"> & Partial<Pick<Settings, "databasePool">>): Promise<Storage> {
  // Its client is loaded where it is used.
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import("./open-postgres.ts");
    return openPostgres(databaseUrl, { pool: databasePool });
  }
  const storage = await openSqlite(dataDir);
  // They are of a process that ended without a word, because there is one at a time.
  await storage.db.deleteFrom("leases").execute();
  return storage;
}
