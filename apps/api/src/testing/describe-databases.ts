import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { type DatabasePlace, postgres, sqlite, type TestDatabase } from "./test-databases.ts";

const databases: readonly TestDatabase[] = [sqlite, postgres];

/**
 * Runs the same tests on SQLite and PostgreSQL, each on a new database whose tables are empty before every test.
 * Without `TEST_DATABASE_URL` those on PostgreSQL are skipped, and their title says so.
 */
export function describeDatabases(subject: string, tests: (storage: () => Storage) => void): void {
  for (const { name, missing, make, remove } of databases) {
    const title = `${subject} on ${name}${missing === undefined ? "" : ` (skipped: ${missing})`}`;
    describe.skipIf(missing !== undefined)(title, () => {
      let place: DatabasePlace;
      let storage: Storage;
      beforeAll(async () => {
        place = await make();
        storage = await openStorage(place);
      });
      afterAll(async () => {
        await storage.close();
        await remove(place);
      });
      beforeEach(async () => {
        for (const table of [
          "leads",
          "chat_messages",
          "chat_read_cursors",
          "chat_rooms",
          "leases",
          "actions",
          "passkey_challenges",
          "people",
        ] as const)
          await storage.db.deleteFrom(table).execute();
      });
      tests(() => storage);
    });
  }
}
