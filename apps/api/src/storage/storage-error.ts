/** Why the database did not do its work: it can't start, is away, or has no room left. */
export type StorageFailure = "start" | "away" | "full";

/**
 * The database did not do what was asked, and nothing of it was stored. `message` is one line for the people who
 * run the server: what happened, where, and what to do. `statusCode` is what a call that needed it answers.
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
