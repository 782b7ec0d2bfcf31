import { beforeAll, beforeEach, describe } from "vitest";
import type { Storage } from "../storage/storage.ts";
import { deleteRows } from "./delete-rows.ts";
import { borrowStorage } from "./spare-storages.ts";
import { postgres, sqlite, type TestDatabase } from "./test-databases.ts";

/** The tables emptied before each test. */
const used = [
  "leads",
  "chat_messages",
  "chat_read_cursors",
  "chat_rooms",
  "leases",
  "actions",
  "passkey_challenges",
  "people",
  "saved_replies",
] as const;
const databases: readonly TestDatabase[] = [sqlite, postgres];

/**
 * Runs the same tests on SQLite and PostgreSQL, each on a database that is empty before the first test; before every
 * other test the tables above are emptied. Without `TEST_DATABASE_URL` the tests on PostgreSQL are skipped, and their
 * title says so.
 */
export function describeDatabases(subject: string, tests: (storage: () => Storage) => void): void {
  for (const database of databases) {
    const { name, missing } = database;
    const title = `${subject} on ${name}${missing === undefined ? "" : ` (skipped: ${missing})`}`;
    describe.skipIf(missing !== undefined)(title, () => {
      let storage: Storage;
      beforeAll(async () => {
        const { giveBack, ...borrowed } = await borrowStorage(database);
        ({ storage } = borrowed);
        return giveBack;
      });
      beforeEach(async () => deleteRows(storage.db, used));
      tests(() => storage);
    });
  }
}
