import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "../../testing/build-test-app.ts";
import { until } from "../../testing/until.ts";
import { Checkpoints, pagesLeft } from "./checkpoints.ts";

async function openWriter() {
  const file = join(await temporaryDirectory(), "test.sqlite");
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE texts (content BLOB)");
  const checkpoints = new Checkpoints(database, file);
  onTestFinished(async () => {
    await checkpoints.close();
    database.close();
  });
  const insert = database.prepare("INSERT INTO texts VALUES (zeroblob(?))");
  const write = (bytes: number) => {
    insert.run(bytes);
    checkpoints.afterCommit();
  };
  /** Opens a reader that holds one snapshot, as a backup does. Returns the function that ends it. */
  const readOneState = () => {
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM texts").get();
    return () => reader.close();
  };
  const close = () => checkpoints.close();
  return {
    write,
    close,
    readOneState,
    left: pagesLeft(database, "NOOP"),
    logBytes: () => statSync(`${file}-wal`).size,
  };
}

test("a WAL that is due is checkpointed at once", async () => {
  const { write, left } = await openWriter();
  write(2_000_000);
  expect(left()).toBeGreaterThan(400);
  write(3_000_000);
  expect(left()).toBe(0);
});

test("a WAL that grew during a long read is checkpointed by a thread, not by a commit", async () => {
  const { write, readOneState, left, logBytes } = await openWriter();
  const end = readOneState();
  for (let megabytes = 0; megabytes < 18; megabytes += 3) write(3_000_000);
  end();
  write(100);
  expect(left()).toBeGreaterThan(4_300);
  expect(logBytes()).toBeGreaterThan(17 * 2 ** 20);
  await until(() => expect(left()).toBeLessThan(4_000));
  // The log starts over and shrinks: with the next commit, or, if the thread still held it, when it is due again.
  await until(() => {
    write(4_200_000);
    expect(logBytes()).toBeLessThanOrEqual(16 * 2 ** 20);
  });
});

test("a thread that waits for a reader to finish is stopped with its database", async () => {
  const { write, close, readOneState } = await openWriter();
  onTestFinished(readOneState());
  write(18_000_000);
  await expect(close()).resolves.toBeUndefined();
});
