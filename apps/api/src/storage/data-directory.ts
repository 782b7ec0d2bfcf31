import { accessSync, chmodSync, constants, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "./check-database.ts";
import { codeOf, makeDirectories, probeDirectory } from "./make-directories.ts";
import { StorageError } from "./storage-error.ts";

const others = 0o077;
const sqliteBusy = 5;
const sqliteFull = 13;

/** Held until released, or until the process ends in any way. */
export type DataDirectoryLock = { release(): void };

/**
 * Creates the directory if missing, closes it to other users if it holds files only, and locks it.
 * @throws {StorageError} `start`
 */
export function claimDataDirectory(directory: string): DataDirectoryLock {
  createDirectory(directory);
  refuseForeignFiles(directory);
  // The operating system releases this lock even after kill -9.
  const lock = openLockFile(directory);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (errcodeOf(error) === sqliteBusy) {
      throw new StorageError(
        "start",
        `DATA_DIR ${directory} is in use by another process. Stop that one first, or name another directory.`,
      );
    }
    throw cannotWrite(directory, error);
  }
  closeToOthers(directory);
  return { release: () => lock.close() };
}

/** Whether the directory can be claimed, which stays as it is. @throws {StorageError} `start` */
export function probeDataDirectory(directory: string): void {
  try {
    probeDirectory(directory);
  } catch (error) {
    throw unusable(directory, error);
  }
}

/**
 * Refuses files of another user, such as those of a restore by root, before SQLite calls them unreadable.
 * @throws {StorageError} `start`
 */
export function refuseForeignFiles(directory: string): void {
  for (const file of [join(directory, "lock"), databaseFile(directory)]) {
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      if (codeOf(error) !== "EACCES") continue;
      throw new StorageError("start", `This user may not read and write ${file}. Change its owner.`, { cause: error });
    }
  }
}

function createDirectory(directory: string): void {
  try {
    makeDirectories(directory);
  } catch (error) {
    throw unusable(directory, error);
  }
}

function unusable(directory: string, error: unknown): StorageError {
  const code = codeOf(error);
  if (code !== "EEXIST" && code !== "ENOTDIR") return cannotWrite(directory, error);
  return new StorageError(
    "start",
    `DATA_DIR ${directory} is not a directory. Name a directory that may be created there.`,
  );
}

/**
 * Runs after locking, so that a directory in use keeps its mode. So does one that holds directories, such as `/` or
 * `/tmp` named by mistake: others may need it.
 */
function closeToOthers(directory: string): void {
  try {
    const { mode } = statSync(directory);
    if ((mode & others) === 0) return;
    if (readdirSync(directory, { withFileTypes: true }).some((entry) => entry.isDirectory())) return;
    // Only removes other users' permissions; the owner may have made it read-only.
    chmodSync(directory, mode & 0o7777 & ~others);
  } catch {
    // Another user's directory: its mode is that user's choice.
  }
}

function openLockFile(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(join(directory, "lock"), { timeout: 0 });
  } catch (error) {
    throw cannotWrite(directory, error);
  }
}

function errcodeOf(error: unknown): unknown {
  return error instanceof Error && "errcode" in error ? error.errcode : undefined;
}

function cannotWrite(directory: string, cause: unknown): StorageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const full = errcodeOf(cause) === sqliteFull || codeOf(cause) === "ENOSPC";
  const advice = full ? "Free some space, or name another directory." : "Name a directory that this user may write to.";
  return new StorageError("start", `DATA_DIR ${directory} can't be written: ${reason}. ${advice}`, { cause });
}
