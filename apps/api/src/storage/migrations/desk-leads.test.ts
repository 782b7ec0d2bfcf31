import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgres, sqlite, type TestDatabase } from "../../testing/test-databases.ts";
import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";
import { allMigrations } from "./all-migrations.ts";

const databases: readonly TestDatabase[] = [sqlite, postgres];
const before = Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < "2026-11-25-desk-leads"));

describe.each(databases)("leads from before the desk, on $name", (database) => {
  test.skipIf(database.missing)("become new or spam, and are found by their answers", async () => {
    const place = await database.make();
    onTestFinished(async () => database.remove(place));
    const open = async (migrations: typeof allMigrations) =>
      place.databaseUrl === undefined
        ? openSqlite(place.dataDir, migrations)
        : openPostgres(place.databaseUrl, { migrations });

    const old = await open(before);
    const audit = JSON.stringify({ fullName: "Bo ÅS", projectTypes: ["AI Agent", "Other"] });
    for (const [id, suspect, fields] of [
      ["a", 0, JSON.stringify({ name: "Ann", company: "Pell" })],
      ["b", 1, audit],
    ] as const) {
      await sql`insert into leads (id, form, created_at, email, suspect, fields)
        values (${id}, 'intake', 1, '', ${suspect}, ${fields})`.execute(old.db);
    }
    await old.close();

    const { db, close } = await open(allMigrations);
    const columns = ["id", "state", "assignee", "version", "name", "company", "search"] as const;
    expect(await db.selectFrom("leads").select(columns).orderBy("id").execute()).toEqual([
      { id: "a", state: "new", assignee: null, version: 1, name: "Ann", company: "Pell", search: "ann\npell" },
      {
        id: "b",
        state: "spam",
        assignee: null,
        version: 1,
        name: "Bo ÅS",
        company: "",
        search: "bo ås\nai agent\nother",
      },
    ]);
    await close();
  });
});
