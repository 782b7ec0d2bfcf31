import { sql } from "kysely";
import { repeat } from "./repeat.ts";
import type { Storage } from "./storage.ts";

type Db = Storage["db"];

/** 1 MiB per statement, some milliseconds of the writer. */
const pagesPerStep = 256;
/** Share of the file that is kept free. */
const spareShare = 0.1;

async function numberOf(db: Db, pragma: "page_count" | "freelist_count"): Promise<number> {
  const { rows } = await sql<Record<string, number>>`PRAGMA ${sql.raw(pragma)}`.execute(db);
  return Object.values(rows[0] ?? {})[0] ?? 0;
}

/** Gives free pages back step by step, but a tenth. Databases from before auto_vacuum keep their size. */
export async function giveSpaceBack(db: Db, signal?: AbortSignal): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    if (signal?.aborted) return;
    const [free, all] = [await numberOf(db, "freelist_count"), await numberOf(db, "page_count")];
    // No progress: there is nothing more to give.
    if (free <= all * spareShare || free >= before) return;
    before = free;
    await sql`PRAGMA incremental_vacuum(${sql.raw(String(pagesPerStep))})`.execute(db);
  }
}

const hour = 60 * 60 * 1000;

/** Every hour. Gives the function that stops it. */
export function startGivingSpaceBack(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  return repeat({ every: hour, atOnce: false, work: async (signal) => giveSpaceBack(db, signal), onError }).stop;
}
