import { sql } from "kysely";
import { repeat } from "./repeat.ts";
import type { Storage } from "./storage.ts";

type Db = Storage["db"];

/** 1 MiB per statement, which takes the writer a few milliseconds. */
const pagesPerStep = 256;
/** The share of the file that stays free. */
const spareShare = 0.1;

async function numberOf(db: Db, pragma: "page_count" | "freelist_count"): Promise<number> {
  const { rows } = await sql<Record<string, number>>`PRAGMA ${sql.raw(pragma)}`.execute(db);
  return Object.values(rows[0] ?? {})[0] ?? 0;
}

/** Returns free pages in small steps, keeping a tenth. Databases created before auto_vacuum keep their size. */
export async function giveSpaceBack(db: Db, signal?: AbortSignal): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    if (signal?.aborted) return;
    const [free, all] = [await numberOf(db, "freelist_count"), await numberOf(db, "page_count")];
    // No progress: nothing is left to release.
    if (free <= all * spareShare || free >= before) return;
    before = free;
    await sql`PRAGMA incremental_vacuum(${sql.raw(String(pagesPerStep))})`.execute(db);
  }
}

const hour = 60 * 60 * 1000;

/** Runs every hour. Returns the function that stops it. */
export function startGivingSpaceBack(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  return repeat({ every: hour, atOnce: false, work: async (signal) => giveSpaceBack(db, signal), onError }).stop;
}
