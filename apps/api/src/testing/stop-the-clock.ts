import { onTestFinished, vi } from "vitest";

/**
 * Stops the clock that limits calls until the test has ended: time passes only by `vi.advanceTimersByTimeAsync`,
 * however slow a busy machine is. Anything that happens in between did not wait for a timer.
 */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Waits until something has happened, without advancing the clock. */
export async function meanwhile(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise(setImmediate);
}
