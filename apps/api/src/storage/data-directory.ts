import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StorageError } from "./storage-error.ts";

const ownerOnly = 0o700;
const sqliteBusy = 5;

/** Holds `DATA_DIR` for this process until it is released or the process ends, in whatever way. */
export type DataDirectoryLock = { release(): void };

/**
 * Creates the directory where it is absent, closes it to other users, and takes its lock.
 * @throws {StorageError} `start`, naming the directory, when it is not one, can't be written, or is in use.
 */
export function claimDataDirectory(directory: string): DataDirectoryLock {
  createDirectory(directory);
  // An exclusive lock on a file of its own: the operating system lets go of it even after kill -9.
  const lock = openLockFile(directory);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isBusy(error)) {
      throw new StorageError(
        "start",
        `DATA_DIR ${directory} is in use by another process. Stop that one first, or name another directory.`,
      );
    }
    throw cannotWrite(directory, error);
  }
  return { release: () => lock.close() };
}

function createDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: ownerOnly });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST" || code === "ENOTDIR") {
      throw new StorageError(
        "start",
        `DATA_DIR ${directory} is not a directory. Name a directory that may be created there.`,
      );
    }
    throw cannotWrite(directory, error);
  }
  try {
    const { mode } = statSync(directory);
    // Only takes rights away: a directory that its owner made read-only stays so, and is refused below.
    if ((mode & 0o077) !== 0) chmodSync(directory, mode & ownerOnly);
  } catch {
    // Another user's directory that this one may use: its mode is that user's to choose.
  }
}

function openLockFile(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(join(directory, "lock"), { timeout: 0 });
  } catch (error) {
    throw cannotWrite(directory, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}

function cannotWrite(directory: string, cause: unknown): StorageError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError(
    "start",
    `DATA_DIR ${directory} can't be written: ${reason}. Name a directory that this user may write to.`,
    { cause },
  );
}
