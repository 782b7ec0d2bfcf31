import { extname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";

/** Pages of 4 KiB in the write-ahead log. From here on SQLite, too, would bring them into the database. */
const due = 1_000;
/** 16 MiB. More is left behind where somebody read one state for long, as a backup does, and takes a disk too long to wait for. */
export const most = 4_000;

/** How many pages of the log are not in the database; `how`: PASSIVE brings in what can be without waiting for anybody. */
export function pagesLeft(database: DatabaseSync, how: "NOOP" | "PASSIVE"): () => number {
  const statement: StatementSync = database.prepare(`PRAGMA wal_checkpoint(${how})`);
  return () => {
    const { log, checkpointed } = statement.get() ?? {};
    return Number(log) - Number(checkpointed);
  };
}

/**
 * Brings the write-ahead log into the database behind a COMMIT that was answered, not within it. A log that is too long for a
 * writer with messages waiting is left to a thread beside it.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #left: () => number;
  readonly #bringIn: () => number;
  #thread: Worker | undefined;

  constructor(database: DatabaseSync, file: string) {
    // What a long log took of the disk is given back once it begins anew.
    database.exec(`PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = ${most * 4_096}`);
    this.#file = file;
    this.#left = pagesLeft(database, "NOOP");
    this.#bringIn = pagesLeft(database, "PASSIVE");
  }

  /** Never throws: what could not be brought in is still in the log, and tried with the next commit. */
  afterCommit(): void {
    if (this.#thread) return;
    try {
      const left = this.#left();
      if (left > most) this.#startThread();
      else if (left >= due) this.#bringIn();
    } catch {
      // A disk that is full or fails says so to whoever writes next.
    }
  }

  /** Call it before the database is closed. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #startThread(): void {
    // `.ts` from source, `.js` when built.
    const entry = new URL(`./checkpoint-thread${extname(import.meta.url)}`, import.meta.url);
    const thread = new Worker(entry, { workerData: this.#file, name: "database-checkpoint", execArgv: [] });
    this.#thread = thread;
    // It ends for whatever reason; the next commit sees whether it has to be started again.
    thread.on("error", () => undefined);
    thread.once("exit", () => {
      this.#thread = undefined;
    });
  }
}
