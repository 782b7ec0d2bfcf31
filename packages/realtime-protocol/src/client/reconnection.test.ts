import { describe, expect, it } from "vitest";
import { failedAttempts, mayReconnect, reconnectDelay, retryDelay } from "./reconnection.ts";

describe("after a close, the client", () => {
  it.each([
    [1000, false],
    [1001, true],
    [1003, true],
    [1005, true],
    [1006, true],
    [1008, true],
    [1009, true],
    [1011, true],
    [1012, true],
    [1013, true],
    [4000, true],
  ])("with code %i reconnects: %s", (code, back) => {
    expect(mayReconnect(code)).toBe(back);
  });

  it("waits 3 s, then doubles the delay from the fourth failed attempt, up to 30 s", () => {
    const delays = Array.from({ length: 9 }, (_, failures) => retryDelay(failures, 0));
    expect(delays).toEqual([3_000, 3_000, 3_000, 3_000, 6_000, 12_000, 24_000, 30_000, 30_000]);
    expect(retryDelay(5_000, 0)).toBe(30_000);
  });

  it("adds jitter of a quarter to the doubled delays, but not to the first ones", () => {
    expect(retryDelay(0, 0.999)).toBe(3_000);
    expect(retryDelay(3, 0.999)).toBe(3_000);
    expect(retryDelay(4, 0.5)).toBe(5_250);
    expect(retryDelay(7, 1)).toBe(22_500);
  });
});

describe("a client", () => {
  it.each([1001, 1012, 1013])("reconnects spread over 3 to 8 s after a close that many share (%i)", (code) => {
    expect([0, 0.25, 0.5, 1].map((random) => reconnectDelay(code, 0, random))).toEqual([3_000, 4_250, 5_500, 8_000]);
    expect(reconnectDelay(code, 3, 1)).toBe(8_000);
  });

  it.each([1003, 1005, 1006, 1008, 1009, 1011, 4000])("reconnects after 3 s when it was closed alone (%i)", (code) => {
    expect([0, 0.5, 1].map((random) => reconnectDelay(code, 0, random))).toEqual([3_000, 3_000, 3_000]);
  });

  it("that keeps failing doubles its delay each time, whatever the close code", () => {
    for (const code of [1001, 1006, 1013]) expect(reconnectDelay(code, 5, 1)).toBe(retryDelay(5, 1));
  });
});

describe("the count of failed attempts", () => {
  it("grows while the server never greets", () => {
    expect(failedAttempts(0, { code: 1006, openMs: null })).toBe(1);
    expect(failedAttempts(4, { code: 1013, openMs: null })).toBe(5);
  });

  it("restarts at zero after an established connection", () => {
    expect(failedAttempts(6, { code: 1006, openMs: 10 })).toBe(0);
    expect(failedAttempts(6, { code: 1001, openMs: 10 })).toBe(0);
    expect(failedAttempts(6, { code: 4000, openMs: 45_000 })).toBe(0);
  });

  it.each([1003, 1008, 1009, 1013])("keeps growing when the server closes with %i within a minute", (code) => {
    expect(failedAttempts(2, { code, openMs: 59_999 })).toBe(3);
    expect(failedAttempts(2, { code, openMs: 60_000 })).toBe(0);
  });
});
