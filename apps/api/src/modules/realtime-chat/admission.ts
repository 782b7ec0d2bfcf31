import { socketLimits } from "@thirtyfold/realtime-protocol";
import { ProblemError } from "../../answers/problem.ts";
import { FrameAllowance, type FrameLimits, ofAddress } from "./frame-allowance.ts";

const retry = (seconds: number) => ({ "retry-after": String(seconds) });

/** Open sockets in all and per client address, and the frames of one address. */
type AdmissionLimits = Readonly<{ all: number; address: number; frames: FrameLimits }>;

const usual: AdmissionLimits = {
  all: socketLimits.sockets,
  address: socketLimits.socketsPerAddress,
  frames: ofAddress,
};

/** Limits open sockets, per instance and per client address. */
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

  /** Gives the release. @throws {ProblemError} 503 if the instance is full, 429 if the address is. */
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

  framesOf(address: string): FrameAllowance {
    return this.#perAddress.get(address)?.frames ?? new FrameAllowance(this.#limits.frames);
  }
}
