export type Repeated = {
  /** Milliseconds between two starts. */
  every: number;
  /** Whether it also starts at once. */
  atOnce: boolean;
  /** Left out while the one before still runs. `signal` aborts when it is stopped. */
  work: (signal: AbortSignal) => Promise<void>;
  /** Called with the error of `work`, which is tried again at its next time. */
  onError: (error: unknown) => void;
};

/** Starts `work` again and again; `run` does so at once. `stop` waits for what runs. */
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
