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
  counts: z.record(z.string(), z.int()),
});

/** Stored beside a backup, to verify that it is complete. */
export type BackupRecord = z.output<typeof recordSchema>;

export const recordFile = (file: string): string => `${file}.json`;

/** Undefined if there is no record. @throws {StorageError} if it is invalid */
export async function readRecord(file: string): Promise<BackupRecord | undefined> {
  const path = recordFile(file);
  if (!existsSync(path)) return undefined;
  try {
    return recordSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    throw new StorageError("start", `${path} is not the record of a backup.`, { cause: error });
  }
}

/** `unknown`: migrations that this version cannot run on. @throws {StorageError} if there are any */
export function refuseNewer(file: string, unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  const advice = "Restore it with the version that made it, or a newer one.";
  throw new StorageError("start", `${file} is of a newer version (migration ${unknown.join(", ")}). ${advice}`);
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Distinguishes the backups of the two databases. */
export async function beginsWith(file: string, start: string): Promise<boolean> {
  const read: unknown[] = await createReadStream(file, { end: start.length - 1, encoding: "latin1" }).toArray();
  return read.join("") === start;
}

/** fsyncs a file or directory. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, (await stat(path)).isDirectory() ? "r" : "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const scheduled = /^thirtyfold-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;

const unfinished = /^thirtyfold-\d{8}T\d{6}Z\.sqlite\.part(-[a-z]+)?$/;

/** The name of a scheduled backup. */
export const backupName = (now: number): string =>
  `thirtyfold-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "")}.sqlite`;

/** Scheduled backups with their epoch ms, oldest first; those dated in the future by a wrong clock come first. */
export async function listBackups(directory: string): Promise<{ file: string; madeAt: number }[]> {
  const now = Date.now();
  const names = await readdir(directory).catch(() => []);
  const found = names.flatMap((name) => {
    const [, year, month, day, hour, minute, second] = scheduled.exec(name) ?? [];
    const madeAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(madeAt) ? [] : [{ file: join(directory, name), madeAt }];
  });
  const rank = ({ madeAt }: { madeAt: number }) => (madeAt > now ? 0 : madeAt);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** Removes what a stopped scheduled backup, or one killed with its process, left: as large as the database. */
export async function removeUnfinished(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) if (unfinished.test(name)) await rm(join(directory, name), { force: true });
}

/** Removes all but the newest `keep` backups, at least 1, with their records. */
export async function pruneBackups(directory: string, keep: number): Promise<void> {
  const old = (await listBackups(directory)).slice(0, -keep);
  for (const { file } of old) {
    await rm(file, { force: true });
    await rm(recordFile(file), { force: true });
  }
  if (old.length > 0) await sync(directory);
}
