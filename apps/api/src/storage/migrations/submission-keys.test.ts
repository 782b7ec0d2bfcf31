import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgres, sqlite, type TestDatabase } from "../../testing/test-databases.ts";
import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";
import { allMigrations } from "./all-migrations.ts";

const databases: readonly TestDatabase[] = [sqlite, postgres];
const before = Object.fromEntries(
  Object.entries(allMigrations).filter(([name]) => name < "2026-11-23-submission-keys"),
);

describe.each(databases)("lead keys from before they had their own table, on $name", (database) => {
  test.skipIf(database.missing)("stay keys of those leads, bound to the answers if these are known", async () => {
    const place = await database.make();
    onTestFinished(async () => database.remove(place));
    const open = async (migrations: typeof allMigrations) =>
      place.databaseUrl === undefined
        ? openSqlite(place.dataDir, migrations)
        : openPostgres(place.databaseUrl, { migrations });

    const old = await open(before);
    for (const [id, fingerprint, key] of [
      ["a", "hash", "k-1"],
      ["b", null, "k-2"],
      ["c", null, null],
    ]) {
      await sql`insert into leads (id, form, created_at, email, suspect, fields, fingerprint, idempotency_key)
        values (${id}, 'intake', 1, '', 0, '{}', ${fingerprint}, ${key})`.execute(old.db);
    }
    await old.close();

    const { db, close } = await open(allMigrations);
    const keys = db.selectFrom("submission_keys").selectAll().orderBy("idempotency_key");
    expect(await keys.execute()).toEqual([
      { form: "intake", idempotency_key: "k-1", fingerprint: "hash", lead_id: "a" },
      { form: "intake", idempotency_key: "k-2", fingerprint: null, lead_id: "b" },
    ]);
    await db.deleteFrom("leads").execute();
    expect(await keys.execute()).toEqual([]);
    await close();
  });
});
