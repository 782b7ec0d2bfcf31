import { vi } from "vitest";

/**
 * Waits until an expectation holds, well within a test's own time: a second, which is Vitest's measure, is short for a
 * machine that has other things to do.
 */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000 });
}
