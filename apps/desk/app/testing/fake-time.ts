import { onTestFinished, vi } from "vitest";

/** Lets a test advance the time, which otherwise passes as usual. */
export function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    // jsdom waits for the frame that it requested, in later tests too.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });
}
