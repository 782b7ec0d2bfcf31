import { expect, onTestFinished, test, vi } from "vitest";
import { ByteAllowance } from "./byte-allowance.ts";

test("a client may store a burst at once, and after that as much as the rate allows", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const allowance = new ByteAllowance({ atOnce: 1_000, perMinute: 60 });
  expect(allowance.take("one", 600)).toBe(0);
  expect(allowance.take("one", 500)).toBe(100);
  expect(allowance.take("other", 1_000)).toBe(0);
  vi.advanceTimersByTime(99_000);
  expect(allowance.take("one", 500)).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(allowance.take("one", 500)).toBe(0);
  expect(allowance.take("one", 1)).toBe(1);
  vi.advanceTimersByTime(1_000_000);
  expect(allowance.take("one", 1_000)).toBe(0);
  expect(allowance.take("one", 1)).toBe(1);
});

test("setting the clock back does not reduce what a client may store", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const allowance = new ByteAllowance({ atOnce: 1_000, perMinute: 60 });
  expect(allowance.take("one", 1_000)).toBe(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(allowance.wait("one", 100)).toBe(100);
  vi.advanceTimersByTime(100_000);
  expect(allowance.take("one", 100)).toBe(0);
});
