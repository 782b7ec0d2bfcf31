import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { until } from "../../testing/until.ts";
import type { ThreadReply } from "./messages.ts";
import { WriteGroup } from "./write-group.ts";

let directory: string;
let database: DatabaseSync;
let other: DatabaseSync;
let replies: ThreadReply[];
let now: number;
let group: WriteGroup;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "thirtyfold-"));
  database = new DatabaseSync(join(directory, "test.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON");
  database.exec("CREATE TABLE t (n INTEGER PRIMARY KEY, text TEXT)");
  database.exec("CREATE TABLE child (parent INTEGER REFERENCES t (n) DEFERRABLE INITIALLY DEFERRED)");
  other = new DatabaseSync(join(directory, "test.sqlite"), { readOnly: true });
  replies = [];
  now = 0;
  group = new WriteGroup(
    database,
    (more) => replies.push(...more),
    () => undefined,
    () => now,
  );
});

afterEach(() => {
  other.close();
  database.close();
  rmSync(directory, { recursive: true });
});

const insert = (n: number) => ({ sql: "INSERT INTO t (n) VALUES (?)", parameters: [n] });
const committed = () =>
  other
    .prepare("SELECT n FROM t ORDER BY n")
    .all()
    .map(({ n }) => n);
const answered = () => replies.map(({ id }) => id);
const failed = () => replies.filter((reply) => "failure" in reply).map(({ id }) => id);

describe("a group of units", () => {
  test("is answered only once it is committed", async () => {
    group.once(1, [insert(1)], false);
    group.once(2, [insert(2)], false);
    expect(replies).toEqual([]);
    expect(committed()).toEqual([]);
    await until(() => expect(answered()).toEqual([1, 2]));
    expect(committed()).toEqual([1, 2]);
  });

  test("stays open for units that are known to follow", async () => {
    group.once(1, [insert(1)], true);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(replies).toEqual([]);
    group.once(2, [insert(2)], false);
    await until(() => expect(answered()).toEqual([1, 2]));
  });

  test("closes after 64 units or 5 ms, even if more follow", () => {
    for (let n = 1; n <= 63; n += 1) group.once(n, [insert(n)], true);
    expect(replies).toEqual([]);
    group.once(64, [insert(64)], true);
    expect(answered()).toHaveLength(64);
    group.once(65, [insert(65)], true);
    now += 5;
    group.once(66, [insert(66)], true);
    expect(answered()).toHaveLength(66);
  });

  test("does not close during a unit", async () => {
    group.once(1, [insert(1)], false);
    group.begin();
    group.query(2, insert(2));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(answered()).toEqual([2]);
    expect(committed()).toEqual([]);
    group.end(3, true, false);
    await until(() => expect(answered()).toEqual([2, 1, 3]));
    expect(committed()).toEqual([1, 2]);
  });

  test("keeps its other units when one is rolled back or violates a constraint", async () => {
    group.once(1, [insert(1)], false);
    group.once(2, [insert(1)], false);
    group.begin();
    group.query(3, insert(3));
    group.end(4, false, false);
    group.once(5, [insert(5)], false);
    await until(() => expect(answered()).toContain(5));
    expect(failed()).toEqual([2]);
    expect(committed()).toEqual([1, 5]);
  });

  test("keeps nothing of a unit with a failing statement", async () => {
    group.once(1, [insert(1), insert(2)], false);
    group.once(2, [insert(3), insert(1), insert(4)], false);
    group.once(3, [insert(5)], false);
    await until(() => expect(answered()).toEqual([1, 2, 3]));
    expect(failed()).toEqual([2]);
    expect(committed()).toEqual([1, 2, 5]);
  });

  test("fails for all its units when the commit fails, and the next group works", async () => {
    group.once(1, [insert(1)], false);
    group.once(2, [{ sql: "INSERT INTO child (parent) VALUES (99)", parameters: [] }], false);
    group.begin();
    group.query(3, insert(3));
    group.end(4, true, false);
    await until(() => expect(failed()).toEqual([1, 2, 4]));
    expect(committed()).toEqual([]);
    group.once(5, [insert(5)], false);
    await until(() => expect(answered()).toContain(5));
    expect(failed()).not.toContain(5);
    expect(committed()).toEqual([5]);
  });

  test("fails for all its units when SQLite rolls back the transaction during one", async () => {
    const { page_count: pages } = database.prepare("PRAGMA page_count").get() as { page_count: number };
    database.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const large = { sql: "INSERT INTO t (text) VALUES (?)", parameters: ["x".repeat(50_000)] };
    group.once(1, [insert(1)], false);
    group.begin();
    group.query(2, large);
    expect(failed()).toEqual([2, 1]);
    group.query(3, insert(3));
    group.end(4, true, false);
    expect(failed()).toEqual([2, 1, 3, 4]);
    group.once(5, [insert(5), large], false);
    expect(failed()).toEqual([2, 1, 3, 4, 5]);
    group.once(6, [insert(6)], false);
    await until(() => expect(answered()).toContain(6));
    expect(committed()).toEqual([6]);
  });

  test("is committed on close, without the unfinished unit", () => {
    group.once(1, [insert(1)], true);
    group.begin();
    group.query(2, insert(2));
    group.close();
    expect(answered()).toEqual([2, 1]);
    expect(committed()).toEqual([1]);
  });
});
