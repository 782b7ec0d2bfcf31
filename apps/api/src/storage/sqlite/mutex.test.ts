import { expect, onTestFinished, test, vi } from "vitest";
import { Mutex } from "./mutex.ts";

test("is acquired in the order of requests, by one holder at a time", async () => {
  const mutex = new Mutex();
  const had: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (turn) => {
      await mutex.acquire();
      had.push(turn);
      await new Promise(setImmediate);
      expect(had.at(-1)).toBe(turn);
      mutex.release();
    }),
  );
  expect(had).toEqual([1, 2, 3]);
  expect(mutex.contended).toBe(false);
});

test("refuses at once when too many wait, and refuses after waiting too long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const mutex = new Mutex();
  const limits = { waiting: 2, ms: 100 };
  expect(await mutex.acquire(limits)).toBe(true);
  const [first, second] = [mutex.acquire(limits), mutex.acquire(limits)];
  expect(await mutex.acquire(limits)).toBe(false);
  const patient = mutex.acquire();
  vi.advanceTimersByTime(50);
  mutex.release();
  expect(await first).toBe(true);
  vi.advanceTimersByTime(60);
  expect(await second).toBe(false);
  mutex.release();
  expect(await patient).toBe(true);
  mutex.release();
  expect(await mutex.acquire(limits)).toBe(true);
});
