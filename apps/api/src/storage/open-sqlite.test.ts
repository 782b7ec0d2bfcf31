import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkSqlite } from "./check-database.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { openSqlite } from "./open-sqlite.ts";
import { StorageError } from "./storage-error.ts";

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "thirtyfold-"));
  file = join(directory, "thirtyfold.sqlite");
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lead = (id: string) => ({
  id,
  form: "intake",
  created_at: 1,
  email: "",
  suspect: 0,
  fields: "x".repeat(2_000),
  fingerprint: null,
});

async function fill(count: number): Promise<void> {
  const { db, close } = await openSqlite(directory);
  for (let n = 0; n < count; n += 1)
    await db
      .insertInto("leads")
      .values(lead(`lead-${n}`))
      .execute();
  await close();
}

/** The single line that startup fails with; checks that the files are unchanged. */
async function refusal(): Promise<string> {
  const before = readFileSync(file);
  const error = await openSqlite(directory).catch((reason: unknown) => reason);
  expect(readFileSync(file).equals(before)).toBe(true);
  if (!(error instanceof StorageError)) throw new Error("it started");
  expect(error.kind).toBe("start");
  expect(error.message).not.toContain("\n");
  return error.message.replace(file, "FILE");
}

describe("the embedded database", () => {
  test("is created in an empty directory and reopened with its data", async () => {
    await fill(3);
    const { db, close } = await openSqlite(directory);
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(3);
    await close();
  });

  test("leaves a single file after a clean close, with the log merged in", async () => {
    await fill(3);
    expect(readdirSync(directory).toSorted()).toEqual(["lock", "thirtyfold.sqlite"]);
  });

  test("commits with an fsync", async () => {
    const { db, close } = await openSqlite(directory);
    const { rows } = await sql`PRAGMA synchronous`.execute(db);
    expect(rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`PRAGMA journal_mode`.execute(db)).rows).toEqual([{ journal_mode: "wal" }]);
    await close();
  });

  test("refuses a second process, and serves the next one after the first has closed", async () => {
    const first = await openSqlite(directory);
    await expect(openSqlite(directory)).rejects.toThrow(`DATA_DIR ${directory} is in use`);
    await first.close();
    await (await openSqlite(directory)).close();
  });

  test("refuses a file that is not a database, and leaves it untouched", async () => {
    writeFileSync(file, "name,email\nInes,ines@example.com\n".repeat(100));
    expect(await refusal()).toMatch(/^The database FILE is not an SQLite database .* It was left as it is: /);
    // The directory is free again: the next start may find the file repaired.
    rmSync(file);
    await (await openSqlite(directory)).close();
  });

  test("refuses a truncated database", async () => {
    await fill(50);
    truncateSync(file, 20_000);
    expect(await refusal()).toMatch(/^The database FILE is damaged .* It was left as it is: /);
  });

  test("leaves a damaged page inside it to a check: a start does not read the whole file", async () => {
    await fill(50);
    const bytes = readFileSync(file);
    const page = Math.floor(bytes.indexOf("xxxxxxxx") / 4096);
    writeFileSync(file, bytes.fill(0xff, page * 4096, (page + 1) * 4096));
    await (await openSqlite(directory)).close();
    const check = () => {
      throw new Error(checkSqlite(file)?.broken.join("; "));
    };
    expect(check).toThrow(/malformed|page \d+/i);
  });

  test("refuses a database from which a newer version has removed what this one needs", async () => {
    const later = { ...allMigrations, "9998-later": { up: async () => {} } };
    await (await openSqlite(directory, { ...later, "9999-contract-after-9998-later": { up: async () => {} } })).close();
    expect(await refusal()).toMatch(
      /^The database FILE has been used by a newer version \(migration 9999-contract-after-9998-later\)/,
    );
    await (await openSqlite(directory, later)).close();
  });

  test("rolls back a failing migration and stops the start", async () => {
    await fill(1);
    const failing = {
      ...allMigrations,
      "9999-failing": {
        up: async (db: Parameters<(typeof allMigrations)["2026-11-21-leads"]["up"]>[0]) => {
          await db.schema.createTable("half").addColumn("id", "text").execute();
          throw new Error("no such column: phone");
        },
      },
    };
    await expect(openSqlite(directory, failing)).rejects.toThrow(
      /Migration 9999-failing of .* failed, and was undone: no such column: phone/,
    );
    const { db, close } = await openSqlite(directory);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toContain("leads");
    expect(tables).not.toContain("half");
    await close();
  });

  test("refuses values that SQLite would convert", async () => {
    const { db, close } = await openSqlite(directory);
    const when = new Date() as unknown as number;
    await expect(
      db
        .insertInto("leads")
        .values({ ...lead("x"), created_at: when })
        .execute(),
    ).rejects.toThrow(TypeError);
    await close();
  });

  test("returns nothing once closed", async () => {
    const { db, ready, close } = await openSqlite(directory);
    await close();
    await expect(ready()).rejects.toThrow("destroyed");
    await expect(db.insertInto("leads").values(lead("late")).execute()).rejects.toThrow("destroyed");
  });
});
