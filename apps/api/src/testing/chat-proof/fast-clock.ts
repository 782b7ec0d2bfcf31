import type { Clock } from "@thirtyfold/realtime-protocol/client";

/** The interval at which the time is read, and the most of it that counts each time, in milliseconds. */
const tickMs = 2;
const longestMs = 5;

type Timer = { due: number; run: () => void };

const timers = new Set<Timer>();
let ticking: NodeJS.Timeout | undefined;
let passed = 0;
let lookedAt = 0;

/**
 * A client's clock that runs `speed` times as fast, so that its delays cost a test little: at 50 its reconnect delay of
 * 3 s is 60 ms. While the process gets no CPU time, its time stands still, as for the servers next to it: otherwise
 * clients that retry before anything could respond would keep a busy machine busy forever.
 */
export function fastClock(speed: number): Clock {
  return {
    now: () => passed * speed,
    schedule(run, ms) {
      const timer = { due: passed + ms / speed, run };
      timers.add(timer);
      start();
      return () => void timers.delete(timer);
    },
  };
}

function start(): void {
  if (ticking) return;
  lookedAt = performance.now();
  ticking = setInterval(tick, tickMs);
}

function tick(): void {
  const now = performance.now();
  passed += Math.min(now - lookedAt, longestMs);
  lookedAt = now;
  const due = [...timers].filter((timer) => timer.due <= passed).toSorted((one, other) => one.due - other.due);
  // A timer may cancel another one.
  for (const timer of due) if (timers.delete(timer)) timer.run();
  if (timers.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}
