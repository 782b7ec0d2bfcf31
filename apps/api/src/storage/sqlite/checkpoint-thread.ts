/** Brings the long write-ahead log of the SQLite file in `workerData` into the database, beside its writer, and ends. */
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { most, pagesLeft } from "./checkpoints.ts";

/** Milliseconds until it is tried again, while somebody still reads an old state or the disk is full. */
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
