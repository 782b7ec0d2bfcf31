import { existsSync, statSync } from "node:fs";
import { constants, copyFile, readdir, rename, rm } from "node:fs/promises";
import { basename, join, resolve, sep } from "node:path";
import { checkSqlite, databaseFile } from "../check-database.ts";
import { claimDataDirectory } from "../data-directory.ts";
import { copyLedgers, ledgerIn } from "../erasures.ts";
import { diskError, StorageError } from "../storage-error.ts";
import { beginsWith, readRecord, refuseNewer, sha256Of, sync } from "./backup-file.ts";

/** Left by a start without a database, by an interrupted restore, or by a new disk. */
const harmless = new Set(["lock", "lock-journal", "thirtyfold.sqlite.part", basename(ledgerIn("")), "lost+found"]);

/**
 * Restores into an empty or missing `dataDir`, after all checks; all or nothing. The entries of `ledgers` are in its
 * own ledger before the database exists, so no start serves erased data.
 * @throws {StorageError} in one line
 */
export async function restoreBackup(file: string, dataDir: string, ledgers: readonly string[] = []): Promise<void> {
  try {
    await restore(file, dataDir, ledgers);
  } catch (error) {
    throw error instanceof StorageError ? error : diskError(`${file} could not be restored to ${dataDir}`, error);
  }
}

async function restore(file: string, dataDir: string, ledgers: readonly string[]): Promise<void> {
  await checkBackup(file);
  // With a single disk, BACKUP_DIR is a folder of DATA_DIR.
  const holdsBackups = (name: string) =>
    [file, ...ledgers].some((path) => resolve(path).startsWith(join(resolve(dataDir), name, sep)));
  const there = (existsSync(dataDir) ? await readdir(dataDir) : []).filter(
    (name) => !harmless.has(name) && !holdsBackups(name),
  );
  if (there.length > 0) {
    const advice = "Move away what is in it, or name another directory.";
    throw new StorageError("start", `DATA_DIR ${dataDir} is not empty (${there.slice(0, 3).join(", ")}). ${advice}`);
  }
  const lock = claimDataDirectory(dataDir);
  try {
    await copyLedgers(ledgers, dataDir);
    await copyDatabase(file, dataDir);
  } finally {
    lock.release();
  }
}

async function copyDatabase(file: string, dataDir: string): Promise<void> {
  const part = `${databaseFile(dataDir)}.part`;
  try {
    await rm(part, { force: true });
    await copyFile(file, part, constants.COPYFILE_EXCL);
    await sync(part);
    if ((await sha256Of(part)) !== (await sha256Of(file))) {
      throw new StorageError(
        "start",
        `The copy of ${file} in ${dataDir} is not the same as the backup. Check the disk.`,
      );
    }
    await rename(part, databaseFile(dataDir));
    await sync(dataDir);
  } finally {
    await rm(part, { force: true });
  }
}

async function checkBackup(file: string): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new StorageError("start", `There is no file ${file}.`);
  if (await beginsWith(file, "PGDMP")) {
    throw new StorageError(
      "start",
      `${file} is a dump of PostgreSQL. Name the database that it goes to in DATABASE_URL.`,
    );
  }
  const record = await readRecord(file);
  if (record && record.sha256 !== (await sha256Of(file))) {
    throw new StorageError("start", `${file} is not what its record says: it was changed, or is not whole.`);
  }
  const report = readReport(file);
  const broken = report?.broken ?? ["it is empty"];
  if (broken.length > 0) throw new StorageError("start", `${file} is damaged: ${broken.join("; ")}.`);
  if (!report || !("leads" in report.counts)) {
    throw new StorageError("start", `${file} is no backup of Thirtyfold: it has no leads.`);
  }
  refuseNewer(file, report.unknown);
}

function readReport(file: string): ReturnType<typeof checkSqlite> {
  try {
    return checkSqlite(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError("start", `${file} is no backup that can be read: ${reason}.`, { cause: error });
  }
}
