export type Repeated = {
  /** Milliseconds between two starts. */
  every: number;
  /** Whether it also starts immediately. */
  atOnce: boolean;
  /** Skipped while the previous run is in progress. `signal` aborts when it is stopped. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Called with an error of `work`, which is retried at its next time. */
  onError: (error: unknown) => void;
};

/** Runs `work` repeatedly; `run` starts it immediately. `stop` waits for a run in progress. */
export function repeat({ every, atOnce, work, onError }: Repeated): { run: () => void; stop: () => Promise<void> } {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work(ending.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  if (atOnce) run();
  const timer = setInterval(run, every);
  const stop = async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
  return { run, stop };
}
