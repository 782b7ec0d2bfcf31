import { closeSync, fdatasyncSync, openSync } from "node:fs";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { countRows, isThere, reportOn } from "../check-database.ts";
import { makeDirectories } from "../make-directories.ts";
import { diskError, StorageError } from "../storage-error.ts";
import { type BackupRecord, recordFile, sha256Of, sync } from "./backup-file.ts";

/** Pages of 4 KiB per step; other work gets its turn between steps. */
const pagesPerStep = 256;

/**
 * Copies a reader's snapshot of the embedded database, without blocking the writer, then compares the two; the name and
 * record come last. Reads two databases in full: call it in its own thread or process.
 * @throws {StorageError} in one line, and leaves nothing
 */
export async function writeBackup(from: string, to: string, now: number = Date.now()): Promise<BackupRecord> {
  try {
    if (isThere(to)) throw new StorageError("start", `${to} is there already. Name another file.`);
    if (!isThere(from)) throw new StorageError("start", `There is no database ${from} to back up.`);
    return await write(from, to, now);
  } catch (error) {
    throw error instanceof StorageError ? error : diskError(`${from} could not be backed up to ${to}`, error);
  }
}

async function write(from: string, to: string, now: number): Promise<BackupRecord> {
  makeDirectories(dirname(to));
  const part = `${to}.part`;
  try {
    await writeFile(part, "", { mode: 0o600 });
    const counts = await copy(from, part);
    const { broken, counts: copied } = checkCopy(part);
    const different = Object.keys(counts).filter((table) => counts[table] !== copied[table]);
    if (broken.length > 0 || different.length > 0) {
      const findings = [...broken, ...different.map((table) => `${table} has not the rows that it had`)].join("; ");
      throw new StorageError("away", `The backup of ${from} is not sound: ${findings}. Check the database itself.`);
    }
    await sync(part);
    const { size: bytes } = await stat(part);
    const record = { madeAt: new Date(now).toISOString(), bytes, sha256: await sha256Of(part), counts };
    // The record comes first, so that every backup has one.
    await writeFile(recordFile(to), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(part, to);
    await sync(dirname(to));
    return record;
  } finally {
    for (const rest of [part, `${part}-journal`, `${part}-wal`, `${part}-shm`]) await rm(rest, { force: true });
  }
}

async function copy(from: string, to: string): Promise<Record<string, number>> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    // Without this transaction each write would restart the copy.
    source.exec("BEGIN");
    const counts = countRows(source);
    // A restore would refuse the copy.
    if (!("leads" in counts)) throw new StorageError("start", `${from} has no leads table: nothing to back up.`);
    // Flushing the whole copy only at the end would delay every commit for as long as that takes.
    const copied = openSync(to, "r+");
    try {
      await backup(source, to, { rate: pagesPerStep, progress: () => fdatasyncSync(copied) });
    } finally {
      closeSync(copied);
    }
    return counts;
  } finally {
    source.close();
  }
}

function checkCopy(file: string) {
  const database = new DatabaseSync(file);
  try {
    // Produces one self-contained file.
    database.exec("PRAGMA journal_mode = DELETE");
    return reportOn(database);
  } finally {
    database.close();
  }
}
