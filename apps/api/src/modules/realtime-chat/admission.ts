import { socketLimits } from "@thirtyfold/realtime-protocol";
import { ProblemError } from "../../plugins/problem-details.ts";

const retry = (seconds: number) => ({ "retry-after": String(seconds) });

/** Open sockets of this instance, and of one client address. */
type AdmissionLimits = Readonly<{ all: number; address: number }>;

/** Who may open a socket: as many as this instance holds, and as many as one client address may have. */
export class Admission {
  readonly #perAddress = new Map<string, number>();
  readonly #limits: AdmissionLimits;
  #all = 0;

  constructor(limits: AdmissionLimits = { all: socketLimits.sockets, address: socketLimits.socketsPerAddress }) {
    this.#limits = limits;
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
    const known = this.#perAddress.get(address) ?? 0;
    if (known >= this.#limits.address) {
      throw new ProblemError(429, { detail: "Too many connections from this address.", headers: retry(30) });
    }
    this.#all += 1;
    this.#perAddress.set(address, known + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#perAddress.get(address) ?? 0) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    };
  }
}
