import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MinuteCounts } from "./minute-counts.ts";

const minute = 60_000;
const results: { current: number; ttl: number }[] = [];
const count = (counts: MinuteCounts, key: string) => void results.push(counts.count(key));

beforeEach(() => {
  results.length = 0;
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterEach(() => vi.useRealTimers());

test("gives each call its number and the time left in the client's minute", () => {
  const counts = new MinuteCounts();
  count(counts, "anna");
  vi.advanceTimersByTime(20_000);
  count(counts, "anna");
  count(counts, "bert");
  expect(results).toEqual([
    { current: 1, ttl: minute },
    { current: 2, ttl: 40_000 },
    { current: 1, ttl: minute },
  ]);
});

test("starts over after a client's minute, whoever called in between", () => {
  const counts = new MinuteCounts();
  count(counts, "anna");
  vi.advanceTimersByTime(30_000);
  count(counts, "bert");
  vi.advanceTimersByTime(30_000);
  count(counts, "anna");
  count(counts, "bert");
  expect(results.map(({ current }) => current)).toEqual([1, 1, 1, 2]);
});

test("drops the oldest clients beyond its capacity", () => {
  const counts = new MinuteCounts();
  for (let client = 0; client <= 50_000; client += 1) count(counts, String(client));
  count(counts, "1");
  count(counts, "0");
  expect(results.slice(-2).map(({ current }) => current)).toEqual([2, 1]);
});

test("keeps the counts of another limit separate", () => {
  const counts = new MinuteCounts();
  count(counts, "anna");
  count(new MinuteCounts(), "anna");
  expect(results.map(({ current }) => current)).toEqual([1, 1]);
});

test("setting the clock back does not extend a minute", () => {
  const counts = new MinuteCounts();
  count(counts, "anna");
  vi.setSystemTime(Date.now() - 3_600_000);
  count(counts, "anna");
  expect(counts.wait("anna", 2)).toBe(minute);
  vi.advanceTimersByTime(minute);
  count(counts, "anna");
  expect(results).toEqual([
    { current: 1, ttl: minute },
    { current: 2, ttl: minute },
    { current: 1, ttl: minute },
  ]);
});
