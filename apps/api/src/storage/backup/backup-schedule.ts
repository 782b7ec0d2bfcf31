import { once } from "node:events";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { copyLedgers, ledgerIn } from "../erasures.ts";
import { repeat } from "../repeat.ts";
import { backupName, listBackups, pruneBackups, removeUnfinished } from "./backup-file.ts";

const hour = 60 * 60 * 1000;
const lookMs = 60_000;
/** The pause after a failure, so that a full disk is not filled every minute. */
const pauseMs = 10 * 60_000;

export type BackupScheduleOptions = {
  database: string;
  dataDir: string;
  /** The directory for backups: one every `everyHours`, of which the newest `keep` stay. */
  directory: string;
  everyHours: number;
  keep: number;
  onBackup: (madeAt: number) => void;
  onError: (error: unknown) => void;
};

/** Backs up now if due, then on schedule, in a thread. Returns the function that stops it. */
export function startBackups(options: BackupScheduleOptions): () => Promise<void> {
  const { directory, everyHours, onBackup, onError } = options;
  let failedAt = Number.NEGATIVE_INFINITY;
  const look = async (signal: AbortSignal) => {
    const newest = (await listBackups(directory)).at(-1);
    const now = Date.now();
    if (newest && newest.madeAt <= now) onBackup(newest.madeAt);
    // Tolerates a clock that was set back or forward.
    const due = newest === undefined || Math.abs(now - newest.madeAt) >= everyHours * hour;
    if (due && now - failedAt >= pauseMs) onBackup(await backUp(options, now, signal));
  };
  const work = async (signal: AbortSignal) =>
    look(signal).catch((error: unknown) => {
      failedAt = Date.now();
      if (!signal.aborted) throw error;
    });
  return repeat({ every: lookMs, atOnce: true, work, onError }).stop;
}

async function backUp(
  { database, dataDir, directory, keep }: BackupScheduleOptions,
  now: number,
  signal: AbortSignal,
): Promise<number> {
  const file = join(directory, backupName(now));
  await removeUnfinished(directory);
  // `.ts` from source, `.js` when built.
  const entry = new URL(`./backup-thread${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(entry, { workerData: { from: database, to: file }, name: "backup" });
  try {
    // Rejects with the thread's error, or when stopped: an unfinished backup has no name yet.
    await once(worker, "message", { signal });
  } finally {
    await worker.terminate();
    // A terminated thread has not removed it.
    await removeUnfinished(directory);
  }
  await copyLedgers([ledgerIn(dataDir)], directory);
  await pruneBackups(directory, keep);
  return now;
}
