import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { allMigrations } from "./migrations/all-migrations.ts";
import { StorageError } from "./storage-error.ts";

/** What a look through a whole SQLite file found. `broken` is empty where it is sound. */
export type DatabaseReport = {
  broken: readonly string[];
  /** Rows of each table. */
  counts: Readonly<Record<string, number>>;
  /** Migrations that this version has and the file has not. */
  missing: readonly string[];
  /** Those that the file has and this version does not know: a newer one made them. */
  unknown: readonly string[];
};

/** Where the embedded database is. */
export const databaseFile = (dataDir: string): string => join(dataDir, "thirtyfold.sqlite");

/**
 * Reads the whole file, about a second for each gigabyte, beside a server that writes to it if there is one. Undefined where
 * there is no file.
 * @throws what SQLite says of a file that it can't read
 */
export function checkSqlite(file: string): DatabaseReport | undefined {
  if (!existsSync(file)) return undefined;
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

/** Rows of each table but those of the migrations. */
export function countRows(database: DatabaseSync): Record<string, number> {
  const tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
  const names = valuesOf(database, tables).flat();
  const count = (table: string) => Number(valuesOf(database, `SELECT count(*) FROM "${table}"`)[0]?.[0]);
  return Object.fromEntries(names.filter((name) => !name.startsWith("kysely_")).map((name) => [name, count(name)]));
}

/** The same of a database that is open; what it finds belongs together only in a transaction. */
export function reportOn(database: DatabaseSync): DatabaseReport {
  const damages = valuesOf(database, "PRAGMA integrity_check(10)")
    .flat()
    .filter((finding) => finding !== "ok");
  // What is damaged may not be readable for anything else.
  if (damages.length > 0) return { broken: damages, counts: {}, missing: [], unknown: [] };
  const foreignKeys = valuesOf(database, "PRAGMA foreign_key_check");
  const migrated = valuesOf(database, "SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'").length > 0;
  const done = migrated ? valuesOf(database, "SELECT name FROM kysely_migration ORDER BY name").flat() : [];
  const known = Object.keys(allMigrations);
  return {
    broken: foreignKeys.map(([table, , parent]) => `a row of ${table} has no ${parent}`),
    counts: countRows(database),
    missing: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

/**
 * PostgreSQL looks after its own files: what can be checked from here is that it answers.
 * @throws {StorageError} `start`
 */
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
