import { socketLimits } from "@thirtyfold/realtime-protocol";

const second = 1_000;

/** Per second. */
export type FrameLimits = Readonly<{ frames: number; bytes: number }>;

/** For one socket (CONTRACT, section 6); its bytes are bounded by the size of a frame. */
export const ofSocket: FrameLimits = { frames: socketLimits.framesPerSecond, bytes: Number.POSITIVE_INFINITY };

/** For all sockets of an address: the frames of ten, the bytes of one. */
export const ofAddress: FrameLimits = { frames: 10 * socketLimits.framesPerSecond, bytes: 1024 * 1024 };

/** For when RATE_CHAT is off. */
export const unlimited: FrameLimits = { frames: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

/** The frames and bytes that a socket, or an address, may still send in this second. */
export class FrameAllowance {
  readonly #limits: FrameLimits;
  readonly #now: () => number;
  #since = Number.NEGATIVE_INFINITY;
  #frames = 0;
  #bytes = 0;

  constructor(limits: FrameLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** False if it is too much. */
  take(bytes: number): boolean {
    const now = this.#now();
    if (now - this.#since >= second) {
      this.#since = now;
      this.#frames = 0;
      this.#bytes = 0;
    }
    this.#frames += 1;
    this.#bytes += bytes;
    return this.#frames <= this.#limits.frames && this.#bytes <= this.#limits.bytes;
  }
}
