import { existsSync } from "node:fs";
import { constants, copyFile, readdir, rename, rm } from "node:fs/promises";
import { checkSqlite, databaseFile } from "../check-database.ts";
import { claimDataDirectory } from "../data-directory.ts";
import { StorageError } from "../storage-error.ts";
import { readRecord, sha256Of, sync } from "./backup-file.ts";

/** Left by a start without a database, or by an interrupted restore. */
const harmless = new Set(["lock", "lock-journal", "thirtyfold.sqlite.part"]);

/**
 * Into an empty or missing `dataDir`, after all checks; complete or not there.
 * @throws {StorageError} `start`, in one line
 */
export async function restoreBackup(file: string, dataDir: string): Promise<void> {
  await checkBackup(file);
  const there = (existsSync(dataDir) ? await readdir(dataDir) : []).filter((name) => !harmless.has(name));
  if (there.length > 0) {
    const advice = "Move away what is in it, or name another directory.";
    throw new StorageError("start", `DATA_DIR ${dataDir} is not empty (${there.slice(0, 3).join(", ")}). ${advice}`);
  }
  const lock = claimDataDirectory(dataDir);
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
    lock.release();
  }
}

async function checkBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new StorageError("start", `There is no file ${file}.`);
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
  if (report.unknown.length > 0) {
    const advice = "Restore it with the version that made it, or a newer one.";
    throw new StorageError(
      "start",
      `${file} is of a newer version (migration ${report.unknown.join(", ")}). ${advice}`,
    );
  }
}

function readReport(file: string): ReturnType<typeof checkSqlite> {
  try {
    return checkSqlite(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError("start", `${file} is no backup that can be read: ${reason}.`, { cause: error });
  }
}
