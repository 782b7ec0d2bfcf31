import type { Settings } from "../settings.ts";
import { applyLedgers, ledgerIn } from "./erasures.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Storage } from "./storage.ts";

type Place = Pick<Settings, "dataDir" | "databaseUrl"> & Partial<Pick<Settings, "databasePool" | "backups">>;

/**
 * Opens the database as {@link openDatabase} does, and erases what the ledgers of `dataDir` and of the backups' directory say:
 * a database that was brought back by hand holds it again.
 * @throws {StorageError} `start`, with one line for people.
 */
export async function openStorage(place: Place): Promise<Storage> {
  const storage = await openDatabase(place);
  try {
    await applyLedgers(storage.db, [place.dataDir, ...(place.backups ? [place.backups.directory] : [])].map(ledgerIn));
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/**
 * Opens PostgreSQL where `databaseUrl` is set, with `databasePool` connections, else the embedded SQLite in `dataDir`, and
 * migrates it.
 * @throws {StorageError} `start`, with one line for people.
 */
export async function openDatabase({ dataDir, databaseUrl, databasePool }: Place): Promise<Storage> {
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
