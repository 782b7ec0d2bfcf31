import { extname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";

/** Pages of 4 KiB in the write-ahead log. From here on, SQLite itself would also checkpoint it. */
const due = 1_000;
/** 16 MiB. A long read of one snapshot, such as a backup, leaves more, which takes a disk too long to wait for. */
export const most = 4_000;

/** Counts the log's pages missing from the database; `how`: PASSIVE moves those it can without waiting for anybody. */
export function pagesLeft(database: DatabaseSync, how: "NOOP" | "PASSIVE"): () => number {
  const statement: StatementSync = database.prepare(`PRAGMA wal_checkpoint(${how})`);
  return () => {
    const { log, checkpointed } = statement.get() ?? {};
    return Number(log) - Number(checkpointed);
  };
}

/**
 * Checkpoints the write-ahead log after a COMMIT was answered, not within it. A log that is too long for a writer with
 * waiting messages is left to a separate thread.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #left: () => number;
  readonly #bringIn: () => number;
  #thread: Worker | undefined;

  constructor(database: DatabaseSync, file: string) {
    // Disk space taken by a long log is released once the log starts over.
    database.exec(`PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = ${most * 4_096}`);
    this.#file = file;
    this.#left = pagesLeft(database, "NOOP");
    this.#bringIn = pagesLeft(database, "PASSIVE");
  }

  /** Never throws: pages that could not be moved stay in the log, and are retried with the next commit. */
  afterCommit(): void {
    if (this.#thread) return;
    try {
      const left = this.#left();
      if (left > most) this.#startThread();
      else if (left >= due) this.#bringIn();
    } catch {
      // The next write reports a full or failing disk.
    }
  }

  /** Must be called before the database is closed. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #startThread(): void {
    // `.ts` from source, `.js` when built.
    const entry = new URL(`./checkpoint-thread${extname(import.meta.url)}`, import.meta.url);
    const thread = new Worker(entry, { workerData: this.#file, name: "database-checkpoint", execArgv: [] });
    this.#thread = thread;
    // Whatever the reason for its end, the next commit checks whether to start it again.
    thread.on("error", () => undefined);
    thread.once("exit", () => {
      this.#thread = undefined;
    });
  }
}
