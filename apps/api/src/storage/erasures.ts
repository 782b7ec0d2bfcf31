import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

const fileName = "erasures.jsonl";
/** `lead`: the hash of the id of a lead that was erased, which tells nothing about anybody. */
const entrySchema = z.object({ at: z.iso.datetime(), lead: z.string().length(43) });
const hashOf = (id: string) => createHash("sha256").update(`lead ${id}`).digest("base64url");

/** The ledger in a directory. */
export const ledgerIn = (directory: string): string => join(directory, fileName);

/** Adds whole lines, and resolves once they are on the disk. */
async function append(directory: string, lines: readonly string[]): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = await open(ledgerIn(directory), "a+", 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // A process that ended while it wrote left a line unfinished, whose erasure was not acknowledged.
    const start = size > 0 && last.toString() !== "\n" ? "\n" : "";
    await file.appendFile(`${start}${lines.join("\n")}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * What was erased, outside of the database: a backup from before holds it still, and whoever restores that erases it again.
 * Kept in each of the directories.
 */
export class ErasureLedger {
  readonly #directories: readonly string[];
  #turn: Promise<void> = Promise.resolve();

  constructor(directories: readonly string[]) {
    this.#directories = directories;
  }

  /**
   * To be called before leads are erased, so that none is erased without it.
   * @throws {StorageError} where it is not on every disk
   */
  async note(ids: readonly string[], now: number = Date.now()): Promise<void> {
    if (ids.length === 0) return;
    const at = new Date(now).toISOString();
    const lines = ids.map((id) => JSON.stringify({ at, lead: hashOf(id) }));
    const done = this.#turn.then(async () => {
      for (const directory of this.#directories) await append(directory, lines);
    });
    this.#turn = done.catch(() => undefined);
    try {
      await done;
    } catch (error) {
      const full = error instanceof Error && "code" in error && error.code === "ENOSPC";
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageError(full ? "full" : "away", `The ledger of erasures can't be written: ${reason}.`, {
        cause: error,
      });
    }
  }
}

/** The entries of ledgers, each once, by the hash; files that are not there have none. */
async function readLedgers(files: readonly string[]): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const file of files.filter((path) => existsSync(path))) {
    for (const line of (await readFile(file, "utf8")).split("\n")) {
      const entry = entrySchema.safeParse(parseJson(line)).data;
      if (entry) entries.set(entry.lead, JSON.stringify(entry));
    }
  }
  return entries;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Adds to the ledger in `directory` what the others have and it has not. Nothing is made where there is nothing to add. */
export async function copyLedgers(files: readonly string[], directory: string): Promise<void> {
  const known = await readLedgers([ledgerIn(directory)]);
  const missing = [...(await readLedgers(files))].filter(([hash]) => !known.has(hash)).map(([, line]) => line);
  if (missing.length > 0) await append(directory, missing);
}

const pageSize = 1_000;

/** Erases what the ledgers say was erased and a restored database holds again. Gives how many there were of both. */
export async function applyLedgers(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<{ known: number; erased: number }> {
  const known = await readLedgers(files);
  let erased = 0;
  let last = "";
  // Nearly every start finds no ledger, or nothing in it.
  while (known.size > 0) {
    const page = await db
      .selectFrom("leads")
      .select("id")
      .where("id", ">", last)
      .orderBy("id")
      .limit(pageSize)
      .execute();
    const ids = page.map(({ id }) => id);
    const again = ids.filter((id) => known.has(hashOf(id)));
    if (again.length > 0) await db.deleteFrom("leads").where("id", "in", again).execute();
    erased += again.length;
    last = ids.at(-1) ?? last;
    if (ids.length < pageSize) break;
  }
  return { known: known.size, erased };
}
