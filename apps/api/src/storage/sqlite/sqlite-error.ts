import { StorageError } from "../storage-error.ts";
import type { ThreadFailure } from "./messages.ts";

/** Primary result codes, https://www.sqlite.org/rescode.html */
const full = 13;
/** Extended: a failed fsync; whether the write is on disk is unknown until the file is reopened. */
const notSynced = 1034;
const away = new Map([
  [5, "is locked"],
  [8, "can only be read"],
  [10, "could not be read or written"],
  [11, "is damaged"],
  [14, "cannot be opened"],
  [26, "is not an SQLite database"],
]);

/** A statement that SQLite refused: the caller's mistake. */
class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: number | undefined;

  constructor({ message, code }: ThreadFailure) {
    super(message);
    this.code = code;
  }
}

/** Converts a thread's failure for its caller; the message names `file`. */
export function toError(failure: ThreadFailure, file: string): Error {
  const primary = (failure.code ?? 0) & 0xff;
  if (primary === full) return new StorageError("full", `No room is left to write to ${file}. Free some space.`);
  if (failure.code === notSynced) {
    return new StorageError("unknown", `It is not known whether ${file} is on its disk (${failure.message}).`);
  }
  const trouble = away.get(primary);
  return trouble
    ? new StorageError("away", `The database ${file} ${trouble} (${failure.message}).`)
    : new SqliteError(failure);
}
