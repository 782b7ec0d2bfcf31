import { StorageError } from "../storage-error.ts";
import type { ThreadFailure } from "./messages.ts";

/** Primary result codes, https://www.sqlite.org/rescode.html */
const full = 13;
/** Extended: what was written may be on the disk or not, which is known when the file is read anew. */
const notSynced = 1034;
const away = new Map([
  [5, "is locked"],
  [8, "can only be read"],
  [10, "could not be read or written"],
  [11, "is damaged"],
  [14, "cannot be opened"],
  [26, "is not an SQLite database"],
]);

/** A statement that SQLite refused, by a constraint or because it makes no sense: the caller's doing. */
class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: number | undefined;

  constructor({ message, code }: ThreadFailure) {
    super(message);
    this.code = code;
  }
}

/** The error that the main thread throws for a failure in a database thread. */
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
