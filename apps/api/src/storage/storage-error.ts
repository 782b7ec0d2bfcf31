/**
 * Why the database did not do its work: it can't start; it is away; it has no room left; too much waits for it, or it took
 * too long; two transactions stood in each other's way; or it went away before it said whether it had stored.
 */
export type StorageFailure = "start" | "away" | "full" | "busy" | "conflict" | "unknown";

/**
 * The database did not do what was asked. Nothing of it was stored, unless `kind` is `unknown`: then nobody can say. `message`
 * is one line for the people who run the server: what happened, where, and what to do. `statusCode` is what a call that
 * needed it answers.
 */
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
