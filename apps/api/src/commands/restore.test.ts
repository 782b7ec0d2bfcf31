import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { restoreBackup } from "../storage/backup/restore-backup.ts";
import { writeBackup } from "../storage/backup/write-backup.ts";
import { databaseFile } from "../storage/check-database.ts";
import { ErasureLedger, ledgerIn } from "../storage/erasures.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { temporaryDirectory } from "../testing/build-test-app.ts";
import { runCommand } from "../testing/run-command.ts";
import { postgres } from "../testing/test-databases.ts";

async function storeLeads({ db }: Storage): Promise<void> {
  const lead = {
    form: "intake",
    created_at: 1,
    email: "ines@example.com",
    suspect: 0,
    fields: "{}",
    fingerprint: null,
  };
  await db
    .insertInto("leads")
    .values(["erased", "kept"].map((id) => ({ ...lead, id })))
    .execute();
}

const leadsOf = async ({ db }: Storage) =>
  (await db.selectFrom("leads").select("id").execute()).map(({ id }) => id).toSorted();

/** A backup of two leads, and a separate ledger of what was erased since. */
async function backedUp() {
  const folder = await temporaryDirectory();
  const dataDir = join(folder, "data");
  const storage = await openStorage({ dataDir });
  await storeLeads(storage);
  const file = join(folder, "backups/one.sqlite");
  await writeBackup(databaseFile(dataDir), file);
  await new ErasureLedger([dataDir]).note({ leads: ["erased"] });
  await storage.close();
  return { folder, file, ledger: ledgerIn(dataDir), into: join(folder, "restored") };
}

test("an invalid ledger is refused before anything changes, and the right one is applied", async () => {
  const { folder, file, ledger, into } = await backedUp();
  const wrong = join(folder, "wrong.jsonl");
  await writeFile(wrong, "nothing erased\n");
  const restore = async (erasures: string) =>
    runCommand(["restore", file, `--erasures=${erasures}`], { DATA_DIR: into });
  for (const [path, reason] of [
    [join(folder, "nowhere.jsonl"), "There is no ledger"],
    [wrong, "is no ledger of erasures"],
    [folder, "can't be read: EISDIR"],
  ] as const) {
    const { code, stderr } = await restore(path);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
    expect(stderr).toContain(reason);
    expect(existsSync(into)).toBe(false);
  }
  const { code, stdout } = await restore(ledger);
  expect([code, stdout]).toEqual([0, expect.stringContaining("Of 1 erasures in the ledgers 1 were made again.")]);
});

test("an unreadable ledger beside the backup is refused too", async () => {
  const { file, into } = await backedUp();
  await mkdir(ledgerIn(join(file, "..")));
  const { code, stderr } = await runCommand(["restore", file], { DATA_DIR: into });
  expect([code, stderr]).toEqual([1, expect.stringContaining("can't be read")]);
  expect(existsSync(into)).toBe(false);
});

test("an interrupted restore leaves the ledger first and can be repeated", async () => {
  const { file, ledger, into } = await backedUp();
  const part = `${databaseFile(into)}.part`;
  await mkdir(part, { recursive: true });
  await expect(restoreBackup(file, into, [ledger])).rejects.toThrow(/could not be restored to .*\.$/);
  expect(await readdir(into)).toContain("erasures.jsonl");
  expect(existsSync(databaseFile(into))).toBe(false);
  await rm(part, { recursive: true });
  // The ledger that is already there suffices.
  await restoreBackup(file, into);
  const storage = await openStorage({ dataDir: into });
  expect(await leadsOf(storage)).toEqual(["kept"]);
  await storage.close();
});

test.skipIf(postgres.missing !== undefined)(
  "a PostgreSQL dump is restored with its ledger, unless it is from a newer version or not ours",
  { timeout: 120_000 },
  async () => {
    const [from, to] = [await postgres.make(), await postgres.make()];
    onTestFinished(async () => {
      for (const place of [from, to]) await postgres.remove(place);
    });
    const folder = await temporaryDirectory();
    const dump = async (name: string) => {
      const file = join(folder, name);
      const { code, stderr } = await runCommand(["backup", file], settingsOf(from));
      expect([code, stderr]).toEqual([0, ""]);
      expect((await stat(file)).mode & 0o077).toBe(0);
      return file;
    };
    const restore = async (file: string) => runCommand(["restore", file], settingsOf(to));
    const storage = await openStorage(from);
    await storeLeads(storage);
    const file = await dump("backups/ours.dump");
    const again = await runCommand(["backup", file], settingsOf(from));
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("is there already")]);
    const half = join(folder, "half.dump");
    await copyFile(file, half);
    await truncate(half, (await stat(file)).size - 100);
    const embedded = join(folder, "one.sqlite");
    await writeFile(embedded, "SQLite format 3\0");
    await sql`insert into kysely_migration (name, timestamp) values ('later-contract-after-unheard-of', '1')`.execute(
      storage.db,
    );
    const newer = await dump("newer.dump");
    await sql`drop table kysely_migration`.execute(storage.db);
    const foreign = await dump("foreign.dump");
    await storage.close();

    for (const [wrong, reason] of [
      [newer, "is of a newer version (migration later-contract-after-unheard-of)"],
      [foreign, "is no dump of Thirtyfold"],
      [half, "pg_restore failed: "],
      [embedded, "is a backup of the embedded database"],
      [join(folder, "nothing"), "There is no file"],
    ] as const) {
      const { code, stderr } = await restore(wrong);
      expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
      expect(existsSync(to.dataDir)).toBe(false);
    }
    await new ErasureLedger([from.dataDir]).note({ leads: ["erased"] });
    await copyFile(ledgerIn(from.dataDir), ledgerIn(dirname(file)));
    const { code, stdout } = await restore(file);
    expect([code, stdout]).toEqual([0, expect.stringContaining("Of 1 erasures in the ledgers 1 were made again.")]);
    expect((await restore(file)).stderr).toContain("is not empty");
    const restored = await openStorage(to);
    expect(await leadsOf(restored)).toEqual(["kept"]);
    await restored.close();
  },
);

const settingsOf = ({ dataDir, databaseUrl = "" }: { dataDir: string; databaseUrl?: string }) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});
