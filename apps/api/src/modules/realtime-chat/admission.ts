import { socketLimits } from "@thirtyfold/realtime-protocol";
import { ProblemError } from "../../answers/problem.ts";
import { FrameAllowance, type FrameLimits, ofAddress } from "./frame-allowance.ts";

const retry = (seconds: number) => ({ "retry-after": String(seconds) });

/** Open sockets of this instance, and of one client address, and what those of an address may send together. */
type AdmissionLimits = Readonly<{ all: number; address: number; frames: FrameLimits }>;

const usual: AdmissionLimits = {
  all: socketLimits.sockets,
  address: socketLimits.socketsPerAddress,
  frames: ofAddress,
};

/** Who may open a socket: as many as this instance holds, and as many as one client address may have. */
export class Admission {
  readonly #perAddress = new Map<string, { sockets: number; frames: FrameAllowance }>();
  readonly #limits: AdmissionLimits;
  #all = 0;

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  get sockets(): number {
    return this.#all;
  }

  /**
   * Admits one more, and gives the function that takes it out again.
   * @throws {ProblemError} 503 where no more can be held, 429 where the address has enough.
   */
  enter(address: string): () => void {
    if (this.#all >= this.#limits.all) {
      throw new ProblemError(503, { detail: "No more connections can be held right now.", headers: retry(30) });
    }
    const known = this.#perAddress.get(address) ?? { sockets: 0, frames: new FrameAllowance(this.#limits.frames) };
    if (known.sockets >= this.#limits.address) {
      throw new ProblemError(429, { detail: "Too many connections from this address.", headers: retry(30) });
    }
    this.#all += 1;
    known.sockets += 1;
    this.#perAddress.set(address, known);
    return () => {
      this.#all -= 1;
      known.sockets -= 1;
      if (known.sockets === 0) this.#perAddress.delete(address);
    };
  }

  /** What all sockets of an address may send together. */
  framesOf(address: string): FrameAllowance {
    // One that has left already sends no more.
    return this.#perAddress.get(address)?.frames ?? new FrameAllowance(this.#limits.frames);
  }
}
