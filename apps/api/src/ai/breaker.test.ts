import { beforeEach, expect, test } from "vitest";
import { type Breaker, createBreaker } from "./breaker.ts";

let now = 0;
let breaker: Breaker;

beforeEach(() => {
  now = 1_000;
  breaker = createBreaker(() => now);
});

function fail(times: number): void {
  for (let call = 0; call < times; call++) breaker.enter().failed();
}

test("five failures in a row stop all calls for 30 seconds", () => {
  fail(4);
  expect(() => breaker.check()).not.toThrow();
  fail(1);
  expect(breaker.enter).toThrow(expect.objectContaining({ kind: "unavailable", retryAfter: 30 }));
  now += 29_999;
  expect(breaker.check).toThrow(expect.objectContaining({ kind: "unavailable", retryAfter: 1 }));
  now += 1;
  expect(breaker.check).not.toThrow();
});

test("a success in between resets the count", () => {
  fail(4);
  breaker.enter().succeeded();
  fail(4);
  expect(breaker.check).not.toThrow();
});

test("an abandoned call counts as neither a failure nor a success", () => {
  fail(4);
  breaker.enter().abandoned();
  expect(breaker.check).not.toThrow();
  fail(1);
  expect(breaker.check).toThrow("unavailable");
});

test("after 30 seconds one trial call is let through while the others wait for it", () => {
  fail(5);
  now += 30_000;
  const trial = breaker.enter();
  expect(breaker.enter).toThrow(expect.objectContaining({ kind: "unavailable", retryAfter: 5 }));
  trial.succeeded();
  fail(4);
  expect(breaker.check).not.toThrow();
});

test("a failed trial stops all calls for another 30 seconds", () => {
  fail(5);
  now += 30_000;
  breaker.enter().failed();
  now += 29_999;
  expect(breaker.check).toThrow("unavailable");
  now += 1;
  expect(breaker.check).not.toThrow();
});

test("an abandoned trial frees its slot for the next call", () => {
  fail(5);
  now += 30_000;
  breaker.enter().abandoned();
  breaker.enter().succeeded();
  expect(breaker.check).not.toThrow();
});

test("calls that began before the breaker opened neither close it nor keep it open longer", () => {
  const early = breaker.enter();
  const alsoEarly = breaker.enter();
  fail(5);
  now += 10_000;
  early.succeeded();
  expect(breaker.check).toThrow(expect.objectContaining({ retryAfter: 20 }));
  alsoEarly.failed();
  expect(breaker.check).toThrow(expect.objectContaining({ retryAfter: 20 }));
});
