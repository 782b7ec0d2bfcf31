import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

const every = 1_000;
const onError = vi.fn<(error: unknown) => void>();

/** Work whose runs end on request. */
function heldWork() {
  const runs: (PromiseWithResolvers<void> & { signal: AbortSignal })[] = [];
  const work = async (signal: AbortSignal) => {
    const run = { ...Promise.withResolvers<void>(), signal };
    runs.push(run);
    await run.promise;
  };
  return { runs, work };
}

beforeEach(() => {
  vi.useFakeTimers();
  onError.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("starts immediately or after its interval, and never overlaps with itself", async () => {
  const [now, later] = [heldWork(), heldWork()];
  repeat({ every, atOnce: true, work: now.work, onError });
  repeat({ every, atOnce: false, work: later.work, onError });
  expect([now.runs.length, later.runs.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(3 * every);
  expect([now.runs.length, later.runs.length]).toEqual([1, 1]);
  now.runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(every);
  expect([now.runs.length, later.runs.length]).toEqual([2, 1]);
});

test("reports a failure and goes on", async () => {
  const { runs, work } = heldWork();
  repeat({ every, atOnce: true, work, onError });
  runs[0]?.reject(new Error("The disk is full"));
  await vi.advanceTimersByTimeAsync(every);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("The disk is full"));
  expect(runs).toHaveLength(2);
});

test("stops once the current run has ended, and reports it", async () => {
  const { runs, work } = heldWork();
  const stopped = vi.fn<() => void>();
  const { stop } = repeat({ every, atOnce: true, work, onError });
  const end = stop().then(stopped);
  expect(runs[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * every);
  expect(stopped).not.toHaveBeenCalled();
  runs[0]?.resolve();
  await end;
  expect(runs).toHaveLength(1);
});
