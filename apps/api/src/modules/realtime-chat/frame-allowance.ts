import { socketLimits } from "@thirtyfold/realtime-protocol";

const second = 1_000;

/** How many frames a socket may still send in this second (CONTRACT, section 6). */
export class FrameAllowance {
  readonly #now: () => number;
  #since = Number.NEGATIVE_INFINITY;
  #frames = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a frame; false where it is one too many. */
  take(): boolean {
    const now = this.#now();
    if (now - this.#since >= second) {
      this.#since = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames <= socketLimits.framesPerSecond;
  }
}
