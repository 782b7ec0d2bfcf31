import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { runsAfter } from "./migrate.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { StorageError } from "./storage-error.ts";

/** `broken` is empty for an intact file. */
export type DatabaseReport = {
  broken: readonly string[];
  counts: Readonly<Record<string, number>>;
  /** Migrations that the file lacks. */
  missing: readonly string[];
  /** Migrations of a newer version that this one cannot run on. */
  unknown: readonly string[];
};

export const databaseFile = (dataDir: string): string => join(dataDir, "thirtyfold.sqlite");

/** Unlike `existsSync`, does not report inaccessible files as missing. @throws as the file system */
export const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Reads everything, about 1 s per gigabyte, also beside a server. Undefined without a file. @throws as SQLite */
export function checkSqlite(file: string): DatabaseReport | undefined {
  if (!isThere(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.exec("BEGIN");
    return reportOn(database);
  } finally {
    database.close();
  }
}

const valuesOf = (database: DatabaseSync, sql: string) =>
  database
    .prepare(sql)
    .all()
    .map((row) => Object.values(row).map(String));

/** Counts rows, excluding the migration tables. */
export function countRows(database: DatabaseSync): Record<string, number> {
  const tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
  const names = valuesOf(database, tables).flat();
  const count = (table: string) => Number(valuesOf(database, `SELECT count(*) FROM "${table}"`)[0]?.[0]);
  return Object.fromEntries(names.filter((name) => !name.startsWith("kysely_")).map((name) => [name, count(name)]));
}

/** The applied migrations that this version cannot run on. */
export const tooNew = (done: readonly string[]): string[] =>
  done.filter((name) => !Object.hasOwn(allMigrations, name) && !runsAfter(name, allMigrations));

/** Reports on an open database; consistent only in a transaction. */
export function reportOn(database: DatabaseSync): DatabaseReport {
  const damages = valuesOf(database, "PRAGMA integrity_check(10)")
    .flat()
    // One finding may span several lines.
    .flatMap((finding) => finding.split("\n"))
    .filter((line) => line !== "ok");
  // The rest of a damaged file may be unreadable.
  if (damages.length > 0) return { broken: damages, counts: {}, missing: [], unknown: [] };
  const foreignKeys = valuesOf(database, "PRAGMA foreign_key_check");
  const migrated = valuesOf(database, "SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'").length > 0;
  const done = migrated ? valuesOf(database, "SELECT name FROM kysely_migration ORDER BY name").flat() : [];
  const known = Object.keys(allMigrations);
  return {
    broken: foreignKeys.map(([table, , parent]) => `a row of ${table} has no ${parent}`),
    counts: countRows(database),
    missing: known.filter((name) => !done.includes(name)),
    unknown: tooNew(done),
  };
}

/** Only checks that it responds: PostgreSQL checks its own files. @throws {StorageError} `start` */
export async function askPostgres(url: string): Promise<void> {
  const { Client } = await import("pg");
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 4_000 });
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = "Check DATABASE_URL, and that the server runs.";
    throw new StorageError("start", `PostgreSQL does not answer: ${reason}. ${advice}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}
