import { socketLimits } from "../limits.ts";
import type { Clock } from "./ports.ts";

/** How many frames of a second may be ones that can be left out; the server closes with 1008 beyond its limit. */
const optionalPerSecond = Math.floor(socketLimits.framesPerSecond / 2);

/** Counts the frames of the last second. */
export class FrameBudget {
  readonly #clock: Clock;
  #sentAt: number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes a frame that is sent. */
  spend(): void {
    this.#sentAt = [...this.#recent(), this.#clock.now()];
  }

  /** True while a frame more that could be left out does no harm. */
  get spare(): boolean {
    return this.#recent().length < optionalPerSecond;
  }

  #recent(): number[] {
    const since = this.#clock.now() - 1_000;
    return this.#sentAt.filter((at) => at > since);
  }
}
