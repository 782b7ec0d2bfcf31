import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

export type PoolUse = Readonly<{ connections: number; idle: number; waiting: number }>;

/** A write that resolves is fsynced and visible; one that rejects is not stored, unless its error is `unknown`. */
export type Storage = {
  db: Kysely<Database>;
  dialect: "sqlite" | "postgres";
  /** @throws {StorageError} if the database cannot serve. */
  ready(): Promise<void>;
  /** Aborts, with a StorageError, when this process cannot get its database back. */
  lost: AbortSignal;
  poolUse?: () => PoolUse;
  /** Waits for pending work, then closes; must be called only once. */
  close(): Promise<void>;
};
