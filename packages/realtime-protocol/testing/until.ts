import { vi } from "vitest";

/** Waits until an expectation holds; long enough for a busy machine. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 10_000, interval: 5 });
}
