/** Drawn 30 times a second: at this speed of the particles more is not visible, and costs twice as much. */
const frameTime = 1000 / 30;
/** A frame may cost this many ms of the page's time. After `patience` dearer ones in a row the picture stays still. */
const frameBudget = 8;
const patience = 5;

export type FrameLoop = { start: () => void; stop: () => void };

/**
 * Calls `draw` with the time since the last frame, in frames of 1/60 s (at most 4, so that nothing jumps after a pause).
 * Gives up for good on a machine that cannot afford it.
 */
export function createFrameLoop(draw: (frames: number) => void): FrameLoop {
  let request: number | undefined;
  let last: number | undefined;
  let dear = 0;

  function tick(now: number) {
    request = requestAnimationFrame(tick);
    const since = now - (last ?? now - frameTime);
    // Half a frame of tolerance, because the screen's own rhythm never matches exactly.
    if (since < frameTime * 0.75) return;
    last = now;
    const begin = performance.now();
    draw(Math.min(4, (since * 60) / 1000));
    dear = performance.now() - begin > frameBudget ? dear + 1 : 0;
    if (dear >= patience) stop();
  }
  function start() {
    if (request === undefined && dear < patience) request = requestAnimationFrame(tick);
  }
  function stop() {
    if (request !== undefined) cancelAnimationFrame(request);
    request = undefined;
    last = undefined;
  }
  return { start, stop };
}
