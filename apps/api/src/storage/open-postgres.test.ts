import { findFreePort } from "@thirtyfold/run/port";
import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";
import { startTcpProxy } from "../testing/chat-proof/tcp-proxy.ts";
import { postgres } from "../testing/test-databases.ts";
import { until } from "../testing/until.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { openPostgres } from "./open-postgres.ts";
import { toStorageError } from "./postgres-error.ts";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

test("an unreachable server stops the start in one line without the password", async () => {
  const port = await findFreePort();
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

  const end = sql`pg_terminate_backend(pg_backend_pid())`;

  test("fails a query as away when its connection drops, and soon recovers", async () => {
    const { db, ready, close } = await openPostgres(url);
    const dropped = db.selectNoFrom(end.as("ended")).execute();
    await expect(dropped).rejects.toMatchObject({ name: "StorageError", kind: "away", statusCode: 503 });
    await until(ready);
    await close();
  });

  test("says on a dropped connection that a single write may have been stored, but a transaction was not", async () => {
    const { db, close } = await openPostgres(url);
    await expect(sql`select ${end}`.execute(db)).rejects.toMatchObject({ kind: "unknown", statusCode: 503 });
    const transaction = db.transaction().execute(async (trx) => sql`select ${end}`.execute(trx));
    await expect(transaction).rejects.toMatchObject({ kind: "away", statusCode: 503 });
    await close();
  });

  test("treats a text that it can't store as invalid input", async () => {
    const app = await buildTestApp({ env: { DATABASE_URL: url } });
    const payload = { name: "Ines", email: "ines@pellwater.example", attempt: "\u0000" };
    const response = await app.inject({ method: "POST", url: "/api/forms/intake", payload });
    expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
      400,
      "Remove the unreadable characters.",
    ]);
  });

  async function openOverProxy(pool?: number) {
    const proxy = await startTcpProxy(new URL(url).host);
    const storage = await openPostgres(Object.assign(new URL(url), { host: proxy.host }).href, { pool });
    return { proxy, ...storage };
  }

  const openRoom = async (db: Kysely<Database>, id: string) =>
    db.insertInto("chat_rooms").values({ id, created_at: 0, last_seq: 0 }).execute();

  test("reports an unknown outcome when the answer to a COMMIT never arrives", async () => {
    const { db, proxy, close } = await openOverProxy();
    proxy.swallowAnswerTo("commit");
    const stored = db.transaction().execute(async (trx) => openRoom(trx, "a_b"));
    await expect(stored).rejects.toMatchObject({ name: "StorageError", kind: "unknown", statusCode: 503 });
    expect(await db.selectFrom("chat_rooms").select("id").execute()).toEqual([{ id: "a_b" }]);
    await close();
  });

  test("discards a connection that fell silent, and continues on a new one", async () => {
    const { db, proxy, ready, close } = await openOverProxy(1);
    await ready();
    proxy.goHalfOpen();
    const silent = db.transaction().execute(async (trx) => openRoom(trx, "a_b"));
    await expect(silent).rejects.toMatchObject({ name: "StorageError", kind: "away", statusCode: 503 });
    await ready();
    expect(await db.selectFrom("chat_rooms").selectAll().execute()).toEqual([]);
    await close();
  });

  test("opens as many connections as allowed, and no more", async () => {
    const { db, poolUse, ready, close } = await openPostgres(url, { pool: 2 });
    await db.transaction().execute(async (trx) => {
      await openRoom(trx, "a_b");
      await Promise.all(Array.from({ length: 5 }, async () => ready()));
      expect(poolUse?.()).toEqual({ connections: 2, idle: 1, waiting: 0 });
    });
    await close();
  });

  test("is listened to at DATABASE_LISTEN_URL, and not through a pooler", async () => {
    const storage = await openPostgres(url);
    onTestFinished(async () => storage.close());
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/pooler", DATABASE_LISTEN_URL: url };
    const app = await buildTestApp({ storage, env });
    onTestFinished(async () => app.close());
    await until(async () => expect((await app.inject("/metrics")).body).toContain("chat_channel_up 1\n"));
  });

  test("lets 1,000 calls wait for a connection, and refuses the next one immediately", async () => {
    const { db, ready, close } = await openPostgres(url, { pool: 1 });
    await db.transaction().execute(async (trx) => {
      await openRoom(trx, "a_b");
      // They start waiting on the next turn.
      const waiting = Array.from({ length: 1_000 }, async () => ready());
      await new Promise(setImmediate);
      await expect(ready()).rejects.toMatchObject({ name: "StorageError", kind: "busy", statusCode: 503 });
      void Promise.allSettled(waiting);
    });
    await until(ready);
    await close();
  });

  test.each([
    ["a transaction that stands still", "idle_in_transaction_session_timeout", "5s"],
    ["a statement", "statement_timeout", "3500ms"],
    ["waiting for a lock", "lock_timeout", "3s"],
    ["a client that is silent", "tcp_user_timeout", "10000"],
    ["a client that vanished", "tcp_keepalives_idle", "10"],
  ])("makes the server give up %s", async (_, name, value) => {
    const { db, close } = await openPostgres(url);
    const { rows } = await sql`select current_setting(${name}) as value`.execute(db);
    expect(rows).toEqual([{ value }]);
    await close();
  });

  test("is migrated once by processes that start together", async () => {
    const starts = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    const [first] = starts;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(first.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(allMigrations));
    await Promise.all(starts.map(async ({ close }) => close()));
  });

  test("rolls back a failing migration and stops the start", async () => {
    const up = async (db: Kysely<unknown>) => {
      await db.schema.createTable("half").addColumn("id", "text").execute();
      throw new Error("no such column: phone");
    };
    await expect(openPostgres(url, { migrations: { ...allMigrations, "9999-failing": { up } } })).rejects.toThrow(
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
    ["57014", 503],
    ["55P03", 503],
    ["40P01", 503],
    ["40001", 503],
  ])("%s answers %i", (code, statusCode) => {
    expect(toStorageError(withCode(code), "The database")).toMatchObject({ name: "StorageError", statusCode });
  });

  test("that the caller caused is passed on unchanged", () => {
    const duplicate = withCode("23505");
    expect(toStorageError(duplicate, "The database")).toBe(duplicate);
  });
});
