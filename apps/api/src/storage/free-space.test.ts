import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryDirectory } from "../testing/build-test-app.ts";
import { checkSqlite, databaseFile } from "./check-database.ts";
import { giveSpaceBack } from "./free-space.ts";
import { openSqlite } from "./open-sqlite.ts";

test("space freed by erased rows returns to the disk, and the rest stays intact", async () => {
  const directory = await temporaryDirectory();
  const { db, close } = await openSqlite(directory);
  const lead = { form: "intake", created_at: 1, email: "", suspect: 0, fingerprint: null };
  const rows = Array.from({ length: 400 }, (_, n) => ({ ...lead, id: `lead-${n}`, fields: "x".repeat(10_000) }));
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto("leads")
      .values(rows.slice(from, from + 100))
      .execute();
  await db.deleteFrom("leads").where("id", "!=", "lead-7").execute();
  await giveSpaceBack(db);
  await close();
  const file = databaseFile(directory);
  expect(statSync(file).size).toBeLessThan(700_000);
  expect(checkSqlite(file)).toMatchObject({ broken: [], counts: { leads: 1 } });
});
