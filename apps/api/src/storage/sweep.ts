import { Lease } from "./lease.ts";
import type { Storage } from "./storage.ts";

/** Milliseconds. */
export const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Far longer than a step takes. */
const leaseMs = 60_000;

/** Erases a bounded number of rows for each step. */
export type Steps = AsyncIterator<void, void>;

export type SweepOptions = {
  db: Storage["db"];
  /** What instances that share the database know the work by: one of them does it at a time. */
  name: string;
  begin: () => Steps;
  /** Hears what a step throws; the next sweep runs all the same. */
  onError: (error: unknown) => void;
};

/** Repeats what erases up to `limit` rows until it finds fewer. Gives how many rows it were in all. */
export async function* inSteps(limit: number, erase: (limit: number) => Promise<number>): AsyncGenerator<void, number> {
  for (let all = 0; ; ) {
    const erased = await erase(limit);
    all += erased;
    if (erased < limit) return all;
    yield;
  }
}

/** Sweeps now and every hour. Gives the function that ends it, which waits for no more than the step under way. */
export function startSweep({ db, name, begin, onError }: SweepOptions): () => Promise<void> {
  const lease = new Lease(db, { name, ms: leaseMs });
  const ending = new AbortController();
  const sweep = async () => {
    if (!(await lease.take())) return;
    try {
      const steps = begin();
      while (!ending.signal.aborted && !(await steps.next()).done && (await lease.take()));
    } finally {
      await lease.release();
    }
  };
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= sweep()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, hour);
  return async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
}

export type RetentionOptions = Pick<SweepOptions, "db" | "name"> & {
  sweep: (now: number) => Steps;
  log: { error(about: object, message: string): void };
};

/** Sweeps now and every hour what is too old, and logs what fails. Gives the function that ends it. */
export function startRetention({ db, name, sweep, log }: RetentionOptions): () => Promise<void> {
  const onError = (error: unknown) =>
    log.error({ err: error, sweep: name }, "a retention sweep failed: it will be tried again in an hour");
  return startSweep({ db, name, begin: () => sweep(Date.now()), onError });
}
