import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFrameLoop } from "./frame-loop.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the frame loop", () => {
  it("draws thirty times a second and reports how many sixtieths have passed", () => {
    const draw = vi.fn<(frames: number) => void>();
    createFrameLoop(draw, () => {}).start();
    vi.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(30);
    expect(draw.mock.calls.at(-1)?.[0]).toBeCloseTo(2, 0);
  });

  it("does not jump after a pause", () => {
    const draw = vi.fn<(frames: number) => void>();
    const loop = createFrameLoop(draw, () => {});
    loop.start();
    vi.advanceTimersByTime(1000);
    loop.stop();
    vi.advanceTimersByTime(60_000);
    loop.start();
    vi.advanceTimersByTime(1000);
    expect(Math.max(...draw.mock.calls.map(([frames]) => frames))).toBeLessThanOrEqual(8);
  });

  it("applies another pace from the next frame on", () => {
    const draw = vi.fn<(frames: number) => void>();
    const loop = createFrameLoop(draw, () => {});
    loop.pace(100);
    loop.start();
    vi.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(10);
    loop.pace(50);
    vi.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(30);
  });

  it("starts only once and stops", () => {
    const draw = vi.fn<(frames: number) => void>();
    const loop = createFrameLoop(draw, () => {});
    loop.start();
    loop.start();
    loop.stop();
    vi.advanceTimersByTime(1000);
    expect(draw).not.toHaveBeenCalled();
  });

  it("gives up on a machine that takes too long per frame", () => {
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => clock);
    const giveUp = vi.fn<() => void>();
    const draw = vi.fn<(frames: number) => void>(() => {
      clock += 9;
    });
    const loop = createFrameLoop(draw, giveUp);
    loop.start();
    vi.advanceTimersByTime(2000);
    expect(draw).toHaveBeenCalledTimes(5);
    expect(giveUp).toHaveBeenCalledOnce();
    loop.start();
    vi.advanceTimersByTime(1000);
    expect(draw).toHaveBeenCalledTimes(5);
  });
});
