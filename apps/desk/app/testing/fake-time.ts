import { onTestFinished, vi } from "vitest";

/** Lets a test go ahead in time, which otherwise passes as ever. */
export function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    // jsdom waits for the frame that it has asked for, in later tests too.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });
}
