import { ProblemError } from "../../answers/problem.ts";

/** Counts, milliseconds, and bytes per second. */
export type UploadLimits = Readonly<{ all: number; address: number; graceMs: number; slowest: number }>;

/** A form takes up to 15 MiB of memory while it is read. Slower 5 MiB uploads hit the server's request timeout. */
const usual: UploadLimits = { all: 16, address: 4, graceMs: 3_000, slowest: 64 * 1024 };

type Slot = { address: string; pace: () => number; lose: (error: ProblemError) => void };

const again = { "retry-after": "5" };
const full = () =>
  new ProblemError(503, {
    detail: "Many applications are arriving right now. Please try again in a moment.",
    headers: again,
  });
const ownFull = () =>
  new ProblemError(429, {
    detail: "Several applications are arriving from your address. Please try again in a moment.",
    headers: again,
  });
const tooSlow = () =>
  new ProblemError(408, {
    detail: "The application arrived too slowly while others were waiting. Please try again in a moment.",
    headers: { ...again, connection: "close" },
  });

/** Limits concurrent uploads, per client address and in total. */
export class UploadSlots {
  readonly #slots = new Set<Slot>();
  readonly #limits: UploadLimits;

  readonly #onOwnFull: () => void;

  /** `onOwnFull`: called when an address is refused because of its own uploads. */
  constructor(limits: UploadLimits = usual, onOwnFull: () => void = () => {}) {
    this.#limits = limits;
    this.#onOwnFull = onOwnFull;
  }

  /**
   * If no slot is free, the slowest of the uploads that are too slow loses its slot. `received`: bytes so far.
   * @throws {ProblemError} 429 or 503 without a free slot, 408 if this upload lost its slot.
   */
  async read<Form>(address: string, received: () => number, read: () => Promise<Form>): Promise<Form> {
    const { all, address: most } = this.#limits;
    const own = [...this.#slots].filter((slot) => slot.address === address);
    if (own.length >= most && !this.#takeFrom(own)) {
      this.#onOwnFull();
      throw ownFull();
    }
    if (this.#slots.size >= all && !this.#takeFrom([...this.#slots])) throw full();
    const lost = Promise.withResolvers<never>();
    const slot: Slot = { address, pace: this.#paceOf(received), lose: lost.reject };
    this.#slots.add(slot);
    try {
      return await Promise.race([read(), lost.promise]);
    } finally {
      this.#slots.delete(slot);
    }
  }

  #paceOf(received: () => number): () => number {
    const [since, before] = [performance.now(), received()];
    return () => {
      const ms = performance.now() - since;
      return ms < this.#limits.graceMs ? Number.POSITIVE_INFINITY : ((received() - before) * 1_000) / ms;
    };
  }

  #takeFrom(slots: readonly Slot[]): boolean {
    const paces = slots.map((slot) => ({ slot, pace: slot.pace() }));
    const [slowest] = paces.toSorted((one, other) => one.pace - other.pace);
    if (!slowest || slowest.pace >= this.#limits.slowest) return false;
    this.#slots.delete(slowest.slot);
    slowest.slot.lose(tooSlow());
    return true;
  }
}
