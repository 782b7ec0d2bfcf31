import { sql } from "kysely";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { deleteRows } from "./delete-rows.ts";
import { type DatabasePlace, sqlite, type TestDatabase } from "./test-databases.ts";

type Spare = { storage: Storage; place: DatabasePlace; schema: unknown; tables: readonly string[] };

/**
 * Open storages with empty tables: opening and migrating one takes more than twice the work of the application on top.
 */
const spares = new Map<TestDatabase, Spare[]>();

/** Describe the tables and indexes, so that a change is detected. */
const schemas = {
  sqlite: sql`PRAGMA schema_version`,
  postgres: sql`SELECT attrelid::regclass::text, attname, atttypid, attnotnull FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace ORDER BY attrelid, attnum`,
};

/**
 * A database with empty tables, embedded unless another kind is requested, and a function that returns it. It has one
 * user at a time.
 */
export async function borrowStorage(
  database: TestDatabase = sqlite,
): Promise<{ storage: Storage; giveBack(): Promise<void> }> {
  const left = spares.get(database) ?? [];
  spares.set(database, left);
  const spare = left.pop() ?? (await open(database));
  const { storage, place } = spare;
  const giveBack = async () => {
    // A database that a test broke, or changed permanently, is not reused.
    if (await empty(spare).catch(() => false)) return void left.push(spare);
    await storage.close().catch(() => undefined);
    await database.remove(place);
  };
  return { storage, giveBack };
}

async function open(database: TestDatabase): Promise<Spare> {
  const place = await database.make();
  const storage = await openStorage(place);
  // Queried once: the tables stay the same as long as the schema does.
  const tables = (await storage.db.introspection.getTables()).map(({ name }) => name);
  return { storage, place, schema: await schemaOf(storage), tables };
}

async function schemaOf({ db, dialect }: Storage): Promise<unknown> {
  return (await schemas[dialect].execute(db)).rows;
}

/** Empties the tables; false if something else changed. */
async function empty({ storage, schema, tables }: Spare): Promise<boolean> {
  const { db, dialect, lost } = storage;
  if (lost.aborted || JSON.stringify(await schemaOf(storage)) !== JSON.stringify(schema)) return false;
  if (dialect === "postgres") {
    await sql`TRUNCATE ${sql.join(tables.map((table) => sql.table(table)))} RESTART IDENTITY`.execute(db);
  } else {
    await deleteRows(db, tables);
  }
  return true;
}
