const day = 24 * 60 * 60 * 1000;

/**
 * Sweeps now and every day; what a sweep throws is told to `onError`, and the next one runs all the same. Gives the
 * function that ends it, which waits for a sweep under way.
 */
export function startDailySweep(sweep: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  const run = async () => sweep().catch(onError);
  let latest = run();
  const timer = setInterval(() => {
    latest = run();
  }, day);
  return async () => {
    clearInterval(timer);
    await latest;
  };
}
