import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type PoolUse = Readonly<{ connections: number; idle: number; waiting: number }>;

/**
 * The open database. A write that resolves is committed and fsynced, and later reads see it; one that rejects is not
 * stored, unless it rejects with a StorageError of kind `unknown`. Calls throw StorageError where the database is away,
 * full or busy. Transactions go by `inTransaction`.
 */
export type Storage = {
  db: Kysely<Database>;
  dialect: "sqlite" | "postgres";
  /** @throws {StorageError} when the database can't serve. */
  ready(): Promise<void>;
  /** Aborted, with a StorageError for its reason, when this process can't get its database back. */
  lost: AbortSignal;
  poolUse?: () => PoolUse;
  /** Waits for what was begun, then closes; call it once. */
  close(): Promise<void>;
};
