import type { Settings } from "../settings.ts";
import { applyLedgers, ledgerIn } from "./erasures.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Storage } from "./storage.ts";

type Place = Pick<Settings, "dataDir" | "databaseUrl"> & Partial<Pick<Settings, "databasePool" | "backups">>;

/** Opens it and repeats the ledgers' erasures, in case it was restored by hand. @throws {StorageError} `start` */
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

/** Opens PostgreSQL at `databaseUrl`, or else SQLite in `dataDir`, migrated. @throws {StorageError} `start` */
export async function openDatabase({ dataDir, databaseUrl, databasePool }: Place): Promise<Storage> {
  // The client is loaded only where it is used.
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import("./open-postgres.ts");
    return openPostgres(databaseUrl, { pool: databasePool });
  }
  const storage = await openSqlite(dataDir);
  // Left by a process that crashed: only one runs at a time.
  await storage.db.deleteFrom("leases").execute();
  return storage;
}
