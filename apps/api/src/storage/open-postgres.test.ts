import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { postgres } from "../testing/test-databases.ts";
import { until } from "../testing/until.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { openPostgres } from "./open-postgres.ts";
import { toStorageError } from "./postgres-error.ts";
import { StorageError } from "./storage-error.ts";

test("a server that can't be reached stops the start in one line without the password", async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  const error = await openPostgres(`postgres://app:hunter2@127.0.0.1:${port}/leads`).catch((reason: unknown) => reason);
  if (!(error instanceof StorageError)) throw new Error("it started");
  expect(error.kind).toBe("start");
  expect(error.message).toMatch(
    new RegExp(`^The PostgreSQL database leads at 127.0.0.1:${port} can't be used: .* Check DATABASE_URL`),
  );
  expect(error.message).not.toMatch(/hunter2|\n/);
});

const reason = postgres.missing === undefined ? "" : ` (skipped: ${postgres.missing})`;

describe.skipIf(postgres.missing !== undefined)(`the PostgreSQL database${reason}`, () => {
  let url: string;
  beforeEach(async () => {
    const place = await postgres.make();
    url = place.databaseUrl;
    onTestFinished(async () => postgres.remove(place));
  });

  test("fails a query whose connection is dropped as away, and soon serves again", async () => {
    const { db, ready, close } = await openPostgres(url);
    const dropped = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    await expect(dropped).rejects.toMatchObject({ name: "StorageError", kind: "away", statusCode: 503 });
    await until(ready);
    await close();
  });

  test("gives up a transaction that stands still for 10 s, so that what it locked is free", async () => {
    const { db, close } = await openPostgres(url);
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: "10s" }]);
    await close();
  });

  test("is migrated once by processes that start together", async () => {
    const starts = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    const [first] = starts;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(first.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(allMigrations));
    await Promise.all(starts.map(async ({ close }) => close()));
  });

  test("undoes a migration that fails, and stops the start", async () => {
    const up = async (db: Kysely<unknown>) => {
      await db.schema.createTable("half").addColumn("id", "text").execute();
      throw new Error("no such column: phone");
    };
    await expect(openPostgres(url, { ...allMigrations, "9999-failing": { up } })).rejects.toThrow(
      /^Migration 9999-failing of The PostgreSQL database .* failed, and was undone: no such column: phone/,
    );
    const { db, close } = await openPostgres(url);
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain("half");
    await close();
  });
});

describe("an error of PostgreSQL", () => {
  const withCode = (code: string, message = "it failed") => Object.assign(new Error(message), { code });

  test.each([
    ["53100", 507],
    ["57P01", 503],
    ["08006", 503],
    ["58030", 503],
    ["25006", 503],
    ["25P03", 503],
    ["ECONNREFUSED", 503],
  ])("%s answers %i", (code, statusCode) => {
    expect(toStorageError(withCode(code), "The database")).toMatchObject({ name: "StorageError", statusCode });
  });

  test("that is the caller's doing stays what it is", () => {
    const duplicate = withCode("23505");
    expect(toStorageError(duplicate, "The database")).toBe(duplicate);
  });
});
