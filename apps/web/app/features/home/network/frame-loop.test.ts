import { beforeEach, describe, expect, it, vi } from "vitest";
import { createFrameLoop } from "./frame-loop.ts";

let pending: FrameRequestCallback | undefined;

beforeEach(() => {
  pending = undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    pending = callback;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    pending = undefined;
  });
});

/** Runs the frames that a screen of 60 Hz shows in `seconds`. */
function show(seconds: number, from = 0) {
  for (let frame = 0; frame < seconds * 60; frame += 1) pending?.(from + (frame * 1000) / 60);
}

describe("the frame loop", () => {
  it("draws thirty times a second and tells how many sixtieths passed", () => {
    const draw = vi.fn<(frames: number) => void>();
    createFrameLoop(draw).start();
    show(1);
    expect(draw).toHaveBeenCalledTimes(30);
    expect(draw.mock.calls.at(-1)?.[0]).toBeCloseTo(2, 5);
  });

  it("does not jump after a pause", () => {
    const draw = vi.fn<(frames: number) => void>();
    createFrameLoop(draw).start();
    show(1);
    show(1, 60_000);
    expect(Math.max(...draw.mock.calls.map(([frames]) => frames))).toBe(4);
  });

  it("starts once and stops", () => {
    const draw = vi.fn<(frames: number) => void>();
    const loop = createFrameLoop(draw);
    loop.start();
    loop.start();
    loop.stop();
    show(1);
    expect(draw).not.toHaveBeenCalled();
  });

  it("gives up on a machine that needs too long for a frame", () => {
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => clock);
    const draw = vi.fn<(frames: number) => void>(() => {
      clock += 9;
    });
    const loop = createFrameLoop(draw);
    loop.start();
    show(2);
    expect(draw).toHaveBeenCalledTimes(5);
    loop.start();
    show(1, 5000);
    expect(draw).toHaveBeenCalledTimes(5);
  });
});
