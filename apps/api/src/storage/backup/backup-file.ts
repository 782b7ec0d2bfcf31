import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { StorageError } from "../storage-error.ts";

const recordSchema = z.object({
  madeAt: z.iso.datetime(),
  bytes: z.int(),
  sha256: z.string(),
  /** Rows of each table when it was made. */
  counts: z.record(z.string(), z.int()),
});

/** What stands beside a backup: enough to see that it is whole. */
export type BackupRecord = z.output<typeof recordSchema>;

/** The record of the backup `file`. */
export const recordFile = (file: string): string => `${file}.json`;

/** Undefined where only the backup itself was kept. @throws {StorageError} where it is no record */
export async function readRecord(file: string): Promise<BackupRecord | undefined> {
  const path = recordFile(file);
  if (!existsSync(path)) return undefined;
  try {
    return recordSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    throw new StorageError("start", `${path} is not the record of a backup.`, { cause: error });
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Resolves when what was written to a file, or to a directory's list of files, is on the disk. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, (await stat(path)).isDirectory() ? "r" : "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const scheduled = /^thirtyfold-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;

/** How a backup on schedule is called. */
export const backupName = (now: number): string =>
  `thirtyfold-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "")}.sqlite`;

/** The backups on schedule in a directory with their time in epoch milliseconds, the oldest first. */
export async function listBackups(directory: string): Promise<{ file: string; madeAt: number }[]> {
  const names = await readdir(directory).catch(() => []);
  const found = names.flatMap((name) => {
    const [, year, month, day, hour, minute, second] = scheduled.exec(name) ?? [];
    const madeAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(madeAt) ? [] : [{ file: join(directory, name), madeAt }];
  });
  return found.toSorted((one, other) => one.madeAt - other.madeAt);
}

/** Removes all but the newest `keep` backups on schedule. */
export async function pruneBackups(directory: string, keep: number): Promise<void> {
  const old = (await listBackups(directory)).slice(0, -keep);
  for (const { file } of old) {
    await rm(file, { force: true });
    await rm(recordFile(file), { force: true });
  }
  if (old.length > 0) await sync(directory);
}
