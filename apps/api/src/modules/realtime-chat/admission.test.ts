import { expect, test } from "vitest";
import { ProblemError } from "../../plugins/problem-details.ts";
import { Admission } from "./admission.ts";
import { FrameAllowance, ofAddress, ofSocket } from "./frame-allowance.ts";

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
  const allowance = new FrameAllowance(ofSocket, () => now);
  const take = (count: number) => Array.from({ length: count }, () => allowance.take(1_000)).filter(Boolean).length;
  expect(take(40)).toBe(30);
  now = 999;
  expect(take(1)).toBe(0);
  now = 1_000;
  expect(take(40)).toBe(30);
});

test("all sockets of an address have ten times the frames of one, and a mebibyte, a second", () => {
  let now = 0;
  const allowance = new FrameAllowance(ofAddress, () => now);
  const take = (count: number, bytes: number) =>
    Array.from({ length: count }, () => allowance.take(bytes)).filter(Boolean).length;
  expect(take(400, 100)).toBe(300);
  now = 1_000;
  expect(take(40, 32 * 1024)).toBe(32);
  now = 2_000;
  expect(take(1, 32 * 1024)).toBe(1);
});

test("an address' sockets share one allowance, which no other address has", () => {
  const admission = new Admission();
  admission.enter("one");
  const frames = admission.framesOf("one");
  admission.enter("one");
  expect(admission.framesOf("one")).toBe(frames);
  admission.enter("other");
  expect(admission.framesOf("other")).not.toBe(frames);
});
