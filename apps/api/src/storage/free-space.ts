import { sql } from "kysely";
import type { Storage } from "./storage.ts";

type Db = Storage["db"];

/** Given back in one statement: 1 MiB, some milliseconds of the writer. */
const pagesPerStep = 256;
/** What is kept for what comes next, as a share of the file. */
const spareShare = 0.1;

async function numberOf(db: Db, pragma: "page_count" | "freelist_count"): Promise<number> {
  const { rows } = await sql<Record<string, number>>`PRAGMA ${sql.raw(pragma)}`.execute(db);
  return Object.values(rows[0] ?? {})[0] ?? 0;
}

/**
 * Gives back to the file system what erased rows left free in the embedded database, but a tenth, step by step between
 * other writes. A database that was made before this was possible keeps its size.
 */
export async function giveSpaceBack(db: Db, signal?: AbortSignal): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    if (signal?.aborted) return;
    const [free, all] = [await numberOf(db, "freelist_count"), await numberOf(db, "page_count")];
    // None went with the last step: there is nothing more to be had.
    if (free <= all * spareShare || free >= before) return;
    before = free;
    await sql`PRAGMA incremental_vacuum(${sql.raw(String(pagesPerStep))})`.execute(db);
  }
}

const hour = 60 * 60 * 1000;

/** Gives space back every hour. Gives the function that ends it. */
export function startGivingSpaceBack(db: Db, onError: (error: unknown) => void): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= giveSpaceBack(db, ending.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, hour);
  return async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
}
