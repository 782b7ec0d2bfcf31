import type { StatementResult } from "../transaction.ts";

/** What SQLite stores. Dates and booleans are refused: `node:sqlite` would store NULL for a leading Date. */
export type SqlValue = null | number | bigint | string | Uint8Array;

export type Statement = { sql: string; parameters: readonly SqlValue[] };

/**
 * What the main thread asks of a database thread. `once` is a unit that is known as a whole, answered by a result for
 * each of its statements; `begin`, `query`... and `end` make one whose statements need each other's answers. A unit is
 * undone as a whole. `more`: the next unit is already waiting, so its group need not close yet.
 */
export type ThreadRequest =
  | { type: "once"; id: number; statements: readonly Statement[]; more: boolean }
  | { type: "begin" }
  | { type: "query"; id: number; statement: Statement }
  | { type: "end"; id: number; keep: boolean; more: boolean }
  | { type: "close" };

/** An error in a form that survives the way between threads; `code` is SQLite's extended result code. */
export type ThreadFailure = { message: string; code?: number };

export type ThreadReply = { id: number; results: StatementResult[] } | { id: number; failure: ThreadFailure };

/** The first message of a thread says whether it could open the database; all others carry replies. */
export type ThreadMessage =
  | { type: "open" }
  | { type: "broken"; failure: ThreadFailure }
  | { type: "replies"; replies: ThreadReply[] };

export function toFailure(error: unknown): ThreadFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && "errcode" in error && typeof error.errcode === "number") {
    return { message, code: error.errcode };
  }
  return { message };
}
