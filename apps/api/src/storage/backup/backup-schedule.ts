import { once } from "node:events";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { copyLedgers, ledgerIn } from "../erasures.ts";
import { backupName, listBackups, pruneBackups } from "./backup-file.ts";

const hour = 60 * 60 * 1000;
const lookMs = 60_000;
/** After a failure, so that a full disk is not filled anew each minute. */
const pauseMs = 10 * 60_000;

export type BackupScheduleOptions = {
  /** The embedded database, and its ledger of erasures. */
  database: string;
  dataDir: string;
  /** Where backups go: one after `everyHours`, the newest `keep` of them. */
  directory: string;
  everyHours: number;
  keep: number;
  onBackup: (madeAt: number) => void;
  onError: (error: unknown) => void;
};

/** Backs the embedded database up now if that is due, and then on schedule, in a thread of its own. Gives what ends it. */
export function startBackups(options: BackupScheduleOptions): () => Promise<void> {
  const { directory, everyHours, onBackup, onError } = options;
  const ending = new AbortController();
  let failedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const newest = (await listBackups(directory)).at(-1);
    if (newest) onBackup(newest.madeAt);
    const now = Date.now();
    // A clock that was set back makes no flood of them, and one of the future does not hold them up.
    const due = newest === undefined || Math.abs(now - newest.madeAt) >= everyHours * hour;
    if (due && now - failedAt >= pauseMs) onBackup(await backUp(options, now, ending.signal));
  };
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= look()
      .catch((error: unknown) => {
        failedAt = Date.now();
        if (!ending.signal.aborted) onError(error);
      })
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, lookMs);
  return async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
}

async function backUp(
  { database, dataDir, directory, keep }: BackupScheduleOptions,
  now: number,
  signal: AbortSignal,
): Promise<number> {
  const file = join(directory, backupName(now));
  // The same extension as this file: .ts from the sources, .js when built.
  const entry = new URL(`./backup-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(entry, { workerData: { from: database, to: file }, name: "backup" });
  try {
    // Rejects with what the thread threw, and at a stop: a backup that is not whole has no name yet.
    await once(worker, "message", { signal });
  } finally {
    await worker.terminate();
  }
  await copyLedgers([ledgerIn(dataDir)], directory);
  await pruneBackups(directory, keep);
  return now;
}
