import type { StatementResult } from "../transaction.ts";

/** Dates and booleans are refused: `node:sqlite` would store NULL for a leading Date. */
export type SqlValue = null | number | bigint | string | Uint8Array;

export type Statement = { sql: string; parameters: readonly SqlValue[] };

/**
 * `once` is a complete unit, answered with one result per statement; `begin`, `query` and `end` form a unit whose
 * statements need each other's results. A unit is all or nothing. `more`: the next one is waiting, so the group may
 * stay open.
 */
export type ThreadRequest =
  | { type: "once"; id: number; statements: readonly Statement[]; more: boolean }
  | { type: "begin" }
  | { type: "query"; id: number; statement: Statement }
  | { type: "end"; id: number; keep: boolean; more: boolean }
  | { type: "close" };

/** A cloneable error; `code` is SQLite's extended result code. */
export type ThreadFailure = { message: string; code?: number };

export type ThreadReply = { id: number; results: StatementResult[] } | { id: number; failure: ThreadFailure };

/** First reports whether the database could be opened, then carries replies. */
export type ThreadMessage =
  | { type: "open" }
  | { type: "broken"; failure: ThreadFailure }
  | { type: "replies"; replies: ThreadReply[] };

/** Extracts the parts of an error that can be sent to another thread. */
export function toFailure(error: unknown): ThreadFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && "errcode" in error && typeof error.errcode === "number") {
    return { message, code: error.errcode };
  }
  return { message };
}
