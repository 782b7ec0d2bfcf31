/** In ms. After `maxSlowFrames` slower frames in a row the animation stops. */
const frameBudget = 8;
const maxSlowFrames = 5;

/** `pace` is the time between frames in ms. */
export type FrameLoop = { pace: (ms: number) => void; start: () => void; stop: () => void };

/**
 * Calls `draw` with the time since the last frame, in frames of 1/60 s (at most 8, so that nothing jumps after a
 * pause). Stops permanently on a machine that is too slow, and calls `onGiveUp`. Uses a timer rather than animation
 * frames, which come twice as often and would each wake the thread.
 */
export function createFrameLoop(draw: (frames: number) => void, onGiveUp: () => void): FrameLoop {
  let timer: ReturnType<typeof setInterval> | undefined;
  let frameTime = 1000 / 30;
  let last = 0;
  let slowFrames = 0;

  function tick() {
    const begin = performance.now();
    draw(Math.min(8, ((begin - last) * 60) / 1000));
    last = begin;
    slowFrames = performance.now() - begin > frameBudget ? slowFrames + 1 : 0;
    if (slowFrames < maxSlowFrames) return;
    stop();
    onGiveUp();
  }
  function start() {
    if (timer !== undefined || slowFrames >= maxSlowFrames) return;
    last = performance.now();
    timer = setInterval(tick, frameTime);
  }
  function stop() {
    clearInterval(timer);
    timer = undefined;
  }
  function pace(ms: number) {
    if (ms === frameTime) return;
    frameTime = ms;
    if (timer === undefined) return;
    stop();
    start();
  }
  return { pace, start, stop };
}
