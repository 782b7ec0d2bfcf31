import { expect, onTestFinished, test, vi } from "vitest";
import { ProblemError } from "../../answers/problem.ts";
import { Admission } from "./admission.ts";

function statusOf(enter: () => unknown): number | undefined {
  try {
    enter();
  } catch (error) {
    if (error instanceof ProblemError) return error.statusCode;
    throw error;
  }
  return undefined;
}

test("sockets are admitted up to the limits per address and in total, and again once others have left", () => {
  const admission = new Admission({ all: 3, address: 2 });
  const leave = admission.enter("one");
  admission.enter("one");
  expect(statusOf(() => admission.enter("one"))).toBe(429);
  const leaveOther = admission.enter("other");
  expect(statusOf(() => admission.enter("third"))).toBe(503);
  leave();
  expect(admission.sockets).toBe(2);
  expect(statusOf(() => admission.enter("one"))).toBeUndefined();
  leaveOther();
  expect(statusOf(() => admission.enter("other"))).toBeUndefined();
});

test("handshakes per address are counted for a minute, however soon the sockets close", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const onRefused = vi.fn<() => void>();
  const admission = new Admission({ opens: 3 }, onRefused);
  for (let opened = 0; opened < 3; opened += 1) admission.enter("one")();
  expect(statusOf(() => admission.enter("one"))).toBe(429);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(admission.sockets).toBe(0);
  expect(statusOf(() => admission.enter("other"))).toBeUndefined();
  vi.advanceTimersByTime(61_000);
  expect(statusOf(() => admission.enter("one"))).toBeUndefined();
});

test("the sockets of an address share one allowance, separate from other addresses", () => {
  const admission = new Admission();
  admission.enter("one");
  const frames = admission.framesOf("one");
  admission.enter("one");
  expect(admission.framesOf("one")).toBe(frames);
  admission.enter("other");
  expect(admission.framesOf("other")).not.toBe(frames);
});
