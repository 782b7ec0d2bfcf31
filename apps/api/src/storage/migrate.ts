import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

/**
 * All missing migrations in one transaction, under a lock. `place` names the database to people.
 * @throws {StorageError} `start`; the database is then unchanged.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Record<string, Migration>,
  place: string,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results.find(({ status }) => status === "Error");
  const reason = error instanceof Error ? error.message : "unknown error";
  if (failed) {
    throw new StorageError("start", `Migration ${failed.migrationName} of ${place} failed, and was undone: ${reason}`, {
      cause: error,
    });
  }
  const missing = /previously executed migration (\S+) is missing/.exec(reason)?.[1];
  if (missing) {
    const advice = "Start the version that made it, or a newer one.";
    throw new StorageError("start", `${place} has been used by a newer version (migration ${missing}). ${advice}`);
  }
  throw new StorageError("start", `${place} could not be migrated: ${reason}`, { cause: error });
}
