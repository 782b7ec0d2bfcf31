import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { StorageError } from "../storage-error.ts";
import { DatabaseThread, threadLimits } from "./database-thread.ts";
import type { ThreadRequest } from "./messages.ts";
import { threadedSqliteDialect } from "./threaded-sqlite-dialect.ts";

let directory: string;
let writer: DatabaseThread;
let reader: DatabaseThread;
let deaths: StorageError[];
let db: Kysely<{ t: { n: number } }>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "thirtyfold-"));
  const file = join(directory, "test.sqlite");
  deaths = [];
  writer = await DatabaseThread.open("writer", file, (error) => deaths.push(error));
  reader = await DatabaseThread.open("reader", file);
  db = new Kysely({ dialect: threadedSqliteDialect(writer, reader) });
  await sql`CREATE TABLE t (n INTEGER PRIMARY KEY)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(directory, { recursive: true });
});

// A message that no thread understands: it throws there, as a bug would.
const crash = (thread: DatabaseThread) => thread.post(null as unknown as ThreadRequest);

describe("a database thread", () => {
  test("that dies fails pending and later statements, and reports no success", async () => {
    crash(writer);
    const begun = Array.from({ length: 20 }, async (_, n) => db.insertInto("t").values({ n }).execute());
    for (const outcome of await Promise.allSettled(begun)) {
      // The thread might have ended after a commit and before its reply.
      expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StorageError", kind: "unknown" } });
    }
    expect(deaths).toEqual([expect.objectContaining({ name: "StorageError", kind: "away" })]);
    const late = db.transaction().execute(async (trx) => trx.insertInto("t").values({ n: 99 }).execute());
    await expect(late).rejects.toMatchObject({ kind: "away", statusCode: 503 });
    expect(await db.selectFrom("t").selectAll().execute()).toEqual([]);
  });

  test("that writes does nothing outside a thread, and leaves no file behind", async () => {
    const code = fileURLToPath(new URL("./writer-thread.ts", import.meta.url));
    const loaded = spawnSync(process.execPath, [code], { cwd: mkdtempSync(join(directory, "cwd-")), encoding: "utf8" });
    expect(loaded.stderr).toContain("is a thread that is given the file's name");
    expect(readdirSync(directory, { recursive: true }).filter((name) => String(name).includes("null"))).toEqual([]);
  });

  test("that fails to answer in time gets no more statements, and nothing it was not given is stored", async () => {
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    // Sent in this turn, so that no reply can arrive before the next one, however long the CPU is busy elsewhere.
    const statements = [{ sql: "SELECT 1", parameters: [] }];
    const slow = writer.ask((id) => ({ type: "once", id, statements, more: false }));
    now += threadLimits.ms;
    const busy = { name: "StorageError", kind: "busy", statusCode: 503 };
    await expect(db.insertInto("t").values({ n: 1 }).execute()).rejects.toMatchObject(busy);
    const transaction = db.transaction().execute(async (trx) => trx.insertInto("t").values({ n: 2 }).execute());
    await expect(transaction).rejects.toMatchObject(busy);
    await slow;
    await db.insertInto("t").values({ n: 3 }).execute();
    expect(await db.selectFrom("t").selectAll().execute()).toEqual([{ n: 3 }]);
  });

  test("that owes too many answers gets no more statements until it has returned some", async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: threadLimits.waiting + 50 }, async () => db.selectFrom("t").selectAll().execute()),
    );
    const refused = asked.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(50);
    expect(refused[0]).toMatchObject({ reason: { kind: "busy" } });
    expect(await db.selectFrom("t").selectAll().execute()).toEqual([]);
  });

  test("that only reads rejects writes", async () => {
    const statement = { sql: "INSERT INTO t VALUES (1)", parameters: [] };
    await expect(reader.ask((id) => ({ type: "query", id, statement }))).rejects.toThrow("can only be read");
  });

  test("keeps the event loop free while it works", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const count = sql<{
      n: number;
    }>`WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000000) SELECT max(n) AS n FROM c`;
    expect((await count.execute(db)).rows).toEqual([{ n: 2_000_000 }]);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  test("serves reads during a transaction, without its uncommitted data", async () => {
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("t").values({ n: 1 }).execute();
      expect(await db.selectFrom("t").selectAll().execute()).toEqual([]);
      expect(await trx.selectFrom("t").selectAll().execute()).toEqual([{ n: 1 }]);
    });
    expect(await db.selectFrom("t").selectAll().execute()).toEqual([{ n: 1 }]);
  });
});
