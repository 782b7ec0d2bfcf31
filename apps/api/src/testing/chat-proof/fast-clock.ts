import type { Clock } from "@thirtyfold/realtime-protocol/client";

/** As many milliseconds of the client pass in one of the machine's: its 3 s before a new connection are 60 ms here. */
const speed = 50;

/** A client's clock that runs fast, so that its patience costs a test little. Nothing else about it is unreal. */
export const fastClock: Clock = {
  now: () => performance.now() * speed,
  schedule(run, ms) {
    const timer = setTimeout(run, ms / speed);
    return () => clearTimeout(timer);
  },
};
