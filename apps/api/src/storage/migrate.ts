import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Whether a version that knows `migrations` runs on a database left by a newer version's migration: always, unless that
 * removed something. Its name then ends in `-contract-after-NAME`, and a version that knows NAME no longer uses what it
 * removed.
 */
export function runsAfter(name: string, migrations: Migrations): boolean {
  const [, needed] = name.split("-contract-after-", 2);
  return needed === undefined || Object.hasOwn(migrations, needed);
}

/**
 * Runs all missing migrations in one transaction, under a lock. `place` names the database for people; `newer`: applied
 * by a newer version.
 * @throws {StorageError} `start`; the database is then unchanged.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Migrations,
  place: string,
  newer: Migrations = {},
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...newer }) } });
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
  if (missing && runsAfter(missing, migrations)) {
    return migrate(db, migrations, place, { ...newer, [missing]: { up: async () => {} } });
  }
  if (missing) {
    const advice = "Start the version that made it, or a newer one.";
    throw new StorageError("start", `${place} has been used by a newer version (migration ${missing}). ${advice}`);
  }
  throw new StorageError("start", `${place} could not be migrated: ${reason}`, { cause: error });
}
