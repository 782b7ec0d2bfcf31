import { vi } from "vitest";

/**
 * Waits until an expectation holds, well within a test's own time limit: Vitest's default of a second is too short for
 * a busy machine.
 */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 20_000 });
}
