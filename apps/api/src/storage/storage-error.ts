/**
 * `start`: cannot start; `away`; `full`: no space; `busy`: too long a wait or too many waiting; `conflict`: between two
 * transactions; `unknown`: it went away before reporting whether it had stored.
 */
export type StorageFailure = "start" | "away" | "full" | "busy" | "conflict" | "unknown";

/** Nothing was stored, unless `kind` is `unknown`. `message`: one line for operators. `statusCode`: for the caller. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly kind: StorageFailure;
  readonly statusCode: 503 | 507;

  constructor(kind: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.statusCode = kind === "full" ? 507 : 503;
  }
}

/** A text has a character that the database cannot store: nothing was stored, and nothing has it as its id. */
export class UnstorableTextError extends Error {
  override readonly name = "UnstorableTextError";
}

const sqliteFull = 13;

/** Describes an error of the file system or SQLite in one line that begins with `what`. */
export function diskError(what: string, error: unknown): StorageError {
  const { message, code, errcode }: { message: string; code?: unknown; errcode?: unknown } =
    error instanceof Error ? error : { message: String(error) };
  const full = code === "ENOSPC" || errcode === sqliteFull;
  return new StorageError(full ? "full" : "away", `${what}: ${message}.`, { cause: error });
}
