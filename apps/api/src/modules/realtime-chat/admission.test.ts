import { expect, test } from "vitest";
import { ProblemError } from "../../plugins/problem-details.ts";
import { Admission } from "./admission.ts";
import { FrameAllowance } from "./frame-allowance.ts";

function statusOf(enter: () => unknown): number | undefined {
  try {
    enter();
  } catch (error) {
    if (error instanceof ProblemError) return error.statusCode;
    throw error;
  }
  return undefined;
}

test("sockets are admitted up to the limits, of one address and of all, and again when others have left", () => {
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

test("frames are allowed 30 a second, and again in the next", () => {
  let now = 0;
  const allowance = new FrameAllowance(() => now);
  const take = (count: number) => Array.from({ length: count }, () => allowance.take()).filter(Boolean).length;
  expect(take(40)).toBe(30);
  now = 999;
  expect(take(1)).toBe(0);
  now = 1_000;
  expect(take(40)).toBe(30);
});
