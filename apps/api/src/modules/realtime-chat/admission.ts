import { socketLimits } from "@thirtyfold/realtime-protocol";
import { ProblemError } from "../../answers/problem.ts";
import { MinuteCounts } from "../../limits/minute-counts.ts";
import { FrameAllowance, type FrameLimits, ofAddress } from "./frame-allowance.ts";

const retry = (seconds: number) => ({ "retry-after": String(seconds) });

/** Open sockets in total and per client address; handshakes per minute and frames per address. */
type AdmissionLimits = Readonly<{ all: number; address: number; opens: number; frames: FrameLimits }>;

const usual: AdmissionLimits = {
  all: socketLimits.sockets,
  address: socketLimits.socketsPerAddress,
  // A whole office reconnecting after a deploy, ten times over.
  opens: 10 * socketLimits.socketsPerAddress,
  frames: ofAddress,
};

/** Limits handshakes and open sockets, per instance and per client address. */
export class Admission {
  readonly #perAddress = new Map<string, { sockets: number; frames: FrameAllowance }>();
  /** Kept apart from the open sockets, so that closing and reconnecting does not reset the count. */
  readonly #opens = new MinuteCounts();
  readonly #limits: AdmissionLimits;
  readonly #onRefused: () => void;
  #all = 0;

  /** `onRefused`: called when an address exceeds its limits. */
  constructor(limits: Partial<AdmissionLimits> = {}, onRefused: () => void = () => {}) {
    this.#limits = { ...usual, ...limits };
    this.#onRefused = onRefused;
  }

  get sockets(): number {
    return this.#all;
  }

  /** Returns the release function. @throws {ProblemError} 503 if the instance is full, 429 if the address is. */
  enter(address: string): () => void {
    const { current, ttl } = this.#opens.count(address);
    if (current > this.#limits.opens) {
      throw this.#refusal("Too many connections were opened from this address.", Math.ceil(ttl / 1_000));
    }
    if (this.#all >= this.#limits.all) {
      throw new ProblemError(503, { detail: "No more connections can be held right now.", headers: retry(30) });
    }
    const known = this.#perAddress.get(address) ?? { sockets: 0, frames: new FrameAllowance(this.#limits.frames) };
    if (known.sockets >= this.#limits.address) {
      throw this.#refusal("Too many connections from this address.", 30);
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

  #refusal(detail: string, seconds: number): ProblemError {
    this.#onRefused();
    return new ProblemError(429, { detail, headers: retry(Math.max(1, seconds)) });
  }

  framesOf(address: string): FrameAllowance {
    return this.#perAddress.get(address)?.frames ?? new FrameAllowance(this.#limits.frames);
  }
}
