import { Lease } from "./lease.ts";
import { repeat } from "./repeat.ts";
import type { Storage } from "./storage.ts";

export const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Far longer than a step takes. */
const leaseMs = 60_000;

export type Steps = AsyncGenerator<void, void>;

export type SweepOptions = {
  db: Storage["db"];
  /** Shared by the instances on one database: only one sweeps at a time. */
  name: string;
  begin: () => Steps;
  /** Called with a step's error; the next sweep runs regardless. */
  onError: (error: unknown) => void;
};

/** Repeats `erase` until it erases fewer than `limit` rows; returns the total. */
export async function* inSteps(limit: number, erase: (limit: number) => Promise<number>): AsyncGenerator<void, number> {
  for (let all = 0; ; ) {
    const erased = await erase(limit);
    all += erased;
    if (erased < limit) return all;
    yield;
  }
}

/** Sweeps now and every hour. Returns the function that stops it, which waits only for the current step. */
export function startSweep({ db, name, begin, onError }: SweepOptions): () => Promise<void> {
  const lease = new Lease(db, { name, ms: leaseMs });
  const sweep = async (signal: AbortSignal) => {
    if (!(await lease.take())) return;
    try {
      const steps = begin();
      while (!signal.aborted && !(await steps.next()).done && (await lease.take()));
    } finally {
      await lease.release();
    }
  };
  return repeat({ every: hour, atOnce: true, work: sweep, onError }).stop;
}

export type RetentionOptions = Pick<SweepOptions, "db" | "name"> & {
  sweep: (now: number) => Steps;
  log: Record<"error" | "warn", (about: object, message: string) => void>;
};

/** After a longer pause the clock may be far ahead, and a sweep would erase everything. */
const longestPause = 7 * day;

async function lastSweep({ db, name }: Pick<SweepOptions, "db" | "name">): Promise<number | undefined> {
  const found = await db.selectFrom("sweeps").select("swept_at").where("name", "=", name).executeTakeFirst();
  return found?.swept_at;
}

async function noteSweep({ db, name }: Pick<SweepOptions, "db" | "name">, now: number): Promise<void> {
  await db
    .insertInto("sweeps")
    .values({ name, swept_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ swept_at: now }))
    .execute();
}

/** Sweeps now (after a long pause, in an hour) and every hour, and logs errors. Returns the function that stops it. */
export function startRetention({ db, name, sweep, log }: RetentionOptions): () => Promise<void> {
  let waits = false;
  const begin = async function* (): Steps {
    const now = Date.now();
    const last = (await lastSweep({ db, name })) ?? now;
    waits = !waits && now - last > longestPause;
    if (waits) {
      const about = { sweep: name, lastSweep: new Date(last).toISOString() };
      log.warn(
        about,
        "the last retention sweep is over 7 days ago: if the clock is wrong set it, the next is in an hour",
      );
      return;
    }
    await noteSweep({ db, name }, now);
    yield* sweep(now);
  };
  const onError = (error: unknown) =>
    log.error({ err: error, sweep: name }, "a retention sweep failed: it will be tried again in an hour");
  return startSweep({ db, name, begin, onError });
}
