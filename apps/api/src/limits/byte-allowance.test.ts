import { expect, onTestFinished, test, vi } from "vitest";
import { ByteAllowance } from "./byte-allowance.ts";

test("a client may store so much at once, and then as much as time allows", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const allowance = new ByteAllowance({ atOnce: 1_000, perMinute: 60 });
  expect(allowance.take("one", 600)).toBe(0);
  expect(allowance.take("one", 500)).toBe(100);
  expect(allowance.take("other", 1_000)).toBe(0);
  vi.setSystemTime(Date.now() + 99_000);
  expect(allowance.take("one", 500)).toBe(1);
  vi.setSystemTime(Date.now() + 1_000);
  expect(allowance.take("one", 500)).toBe(0);
  expect(allowance.take("one", 1)).toBe(1);
  vi.setSystemTime(Date.now() + 1_000_000);
  expect(allowance.take("one", 1_000)).toBe(0);
  expect(allowance.take("one", 1)).toBe(1);
});
