import { onTestFinished, vi } from "vitest";

/**
 * Stops the time by which calls are limited until the test has ended: it passes by `vi.advanceTimersByTimeAsync` alone,
 * however long a busy machine takes. Whatever happens meanwhile waited for no timer.
 */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Waits until something has happened, without letting time pass. */
export async function meanwhile(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise(setImmediate);
}
