/** Checkpoints the long write-ahead log of the SQLite file in `workerData`, in parallel with its writer, then ends. */
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { most, pagesLeft } from "./checkpoints.ts";

/** Milliseconds between attempts, while a reader holds an old snapshot or the disk is full. */
const pause = 200;

const database = new DatabaseSync(String(workerData), { timeout: 5_000 });
const bringIn = pagesLeft(database, "PASSIVE");

function isShort(): boolean {
  try {
    return bringIn() <= most;
  } catch {
    return false;
  }
}

while (!isShort()) await wait(pause);
database.close();
