import { Kysely, sql } from "kysely";
import { databaseFile } from "./check-database.ts";
import { claimDataDirectory } from "./data-directory.ts";
import { migrate } from "./migrate.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { Database } from "./schema.ts";
import { DatabaseThread } from "./sqlite/database-thread.ts";
import { threadedSqliteDialect } from "./sqlite/threaded-sqlite-dialect.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";

/** @throws {StorageError} `start` */
export async function openSqlite(directory: string, migrations = allMigrations): Promise<Storage> {
  const lock = claimDataDirectory(directory);
  const file = databaseFile(directory);
  try {
    const lost = new AbortController();
    const db = await openDatabase(file, (error) => lost.abort(error));
    try {
      await migrate(db, migrations, `The database ${file}`);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    const close = async () => {
      await db.destroy();
      lock.release();
    };
    return { db, dialect: "sqlite", ready: async () => checkThreads(db), lost: lost.signal, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type OnDeath = (error: StorageError) => void;

async function openDatabase(file: string, onDeath: OnDeath): Promise<Kysely<Database>> {
  const writer = await openThread("writer", file, onDeath);
  try {
    const reader = await openThread("reader", file, onDeath);
    return new Kysely<Database>({ dialect: threadedSqliteDialect(writer, reader) });
  } catch (error) {
    await writer.close();
    throw error;
  }
}

async function openThread(name: "writer" | "reader", file: string, onDeath: OnDeath): Promise<DatabaseThread> {
  try {
    return await DatabaseThread.open(name, file, onDeath);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    const advice = "It was left as it is: restore a backup, or move it away to start with an empty one.";
    throw new StorageError("start", `${error.message} ${advice}`, { cause: error });
  }
}

/** A plain SELECT goes to the reader, a raw statement to the writer. */
async function checkThreads(db: Kysely<Database>): Promise<void> {
  await Promise.all([db.selectNoFrom(sql<number>`1`.as("one")).execute(), sql`select 1`.execute(db)]);
}
