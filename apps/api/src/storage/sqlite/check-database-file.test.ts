import { copyFile, open, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryDirectory } from "../../testing/build-test-app.ts";
import { checkDatabaseFile } from "./check-database-file.ts";

/** A database, and one as a kill during its checkpoint leaves it: the first page is new, the others are in its WAL. */
async function killedAmidCheckpoint() {
  const directory = await temporaryDirectory();
  const [whole, killed] = [join(directory, "whole"), join(directory, "killed")];
  const database = new DatabaseSync(whole);
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE texts (content TEXT); PRAGMA wal_checkpoint(TRUNCATE)");
  database.prepare("INSERT INTO texts VALUES (?)").run("a".repeat(100_000));
  await copyFile(whole, killed);
  await copyFile(`${whole}-wal`, `${killed}-wal`);
  database.close();
  const file = await open(killed, "r+");
  await file.write(await readFile(whole), 0, 4_096, 0);
  await file.close();
  return { whole, killed };
}

test("a file left too short by a kill during a checkpoint is intact with its WAL", async () => {
  const { killed } = await killedAmidCheckpoint();
  checkDatabaseFile(killed);
  const database = new DatabaseSync(killed);
  expect(database.prepare("SELECT length(content) AS length FROM texts").get()).toEqual({ length: 100_000 });
  database.close();
});

test("a truncated file without a WAL is damaged", async () => {
  const { whole } = await killedAmidCheckpoint();
  checkDatabaseFile(whole);
  await truncate(whole, 5 * 4_096);
  expect(() => checkDatabaseFile(whole)).toThrow(/ends too early|malformed/);
});
