import type { Transaction } from "kysely";
import { onTestFinished } from "vitest";
import { openStorage } from "../storage/open-storage.ts";
import type { Database } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { postgres } from "./test-databases.ts";

/** A busy server takes a while to drop a database. */
export const hookMs = 60_000;

/** A PostgreSQL database that only this test uses, removed with it. */
export async function openOwnPostgres(): Promise<Storage["db"]> {
  const place = await postgres.make();
  onTestFinished(async () => postgres.remove(place), hookMs);
  const { db, close } = await openStorage(place);
  onTestFinished(close, hookMs);
  return db;
}

/** A transaction that has written and stays open until `commit` or the end of the test. */
export async function writeAndWait(
  db: Storage["db"],
  write: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<{ commit: () => Promise<void> }> {
  const [written, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onTestFinished(() => committing.resolve());
  const writing = db.transaction().execute(async (trx) => {
    await write(trx);
    written.resolve();
    await committing.promise;
  });
  await Promise.race([written.promise, writing]);
  return {
    async commit() {
      committing.resolve();
      await writing;
    },
  };
}
