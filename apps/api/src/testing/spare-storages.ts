import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openSqlite } from "../storage/open-sqlite.ts";
import type { Storage } from "../storage/storage.ts";

type Spare = { storage: Storage; directory: string; schema: unknown };

/** Open, with empty tables: opening one and migrating it takes more than twice the work of the application above it. */
const spares: Spare[] = [];

/** An embedded database with empty tables, and what gives it back. One at a time uses it. */
export async function borrowStorage(): Promise<{ storage: Storage; giveBack(): Promise<void> }> {
  const spare = spares.pop() ?? (await open());
  const { storage, directory } = spare;
  const giveBack = async () => {
    // What a test broke, or changed for good, is not handed on.
    if (await empty(spare).catch(() => false)) return void spares.push(spare);
    await storage.close().catch(() => undefined);
    rmSync(directory, { recursive: true, force: true });
  };
  return { storage, giveBack };
}

async function open(): Promise<Spare> {
  const directory = mkdtempSync(join(tmpdir(), "thirtyfold-"));
  const storage = await openSqlite(directory);
  return { storage, directory, schema: await schemaOf(storage) };
}

async function schemaOf({ db }: Storage): Promise<unknown> {
  return (await sql`PRAGMA schema_version`.execute(db)).rows;
}

/** False where it is not as it was. */
async function empty({ storage, schema }: Spare): Promise<boolean> {
  const { db, lost } = storage;
  if (lost.aborted || JSON.stringify(await schemaOf(storage)) !== JSON.stringify(schema)) return false;
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  await db.transaction().execute(async (trx) => {
    await sql`PRAGMA defer_foreign_keys = ON`.execute(trx);
    for (const table of tables) await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
  });
  return true;
}
