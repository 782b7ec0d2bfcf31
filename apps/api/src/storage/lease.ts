import { randomUUID } from "node:crypto";
import type { Storage } from "./storage.ts";

type Now = () => number;

/** Expires `ms` after it was taken or renewed, so that another holder can take over; clocks must differ by less. */
export class Lease {
  readonly #db: Storage["db"];
  readonly #name: string;
  readonly #ms: number;
  readonly #now: Now;
  readonly #holder = randomUUID();
  #until = Number.NEGATIVE_INFINITY;

  constructor(db: Storage["db"], { name, ms, now = Date.now }: { name: string; ms: number; now?: Now }) {
    this.#db = db;
    this.#name = name;
    this.#ms = ms;
    this.#now = now;
  }

  /** Takes the lease, or renews it after half its time. False while another instance holds it. */
  async take(): Promise<boolean> {
    const now = this.#now();
    if (this.#until - now > this.#ms / 2) return true;
    const until = now + this.#ms;
    const taken = await this.#db
      .insertInto("leases")
      .values({ name: this.#name, holder: this.#holder, until })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ holder: this.#holder, until })
          .where((eb) => eb.or([eb("leases.holder", "=", this.#holder), eb("leases.until", "<=", now)])),
      )
      .returning("name")
      .executeTakeFirst();
    this.#until = taken ? until : Number.NEGATIVE_INFINITY;
    return taken !== undefined;
  }

  async release(): Promise<void> {
    this.#until = Number.NEGATIVE_INFINITY;
    await this.#db.deleteFrom("leases").where("name", "=", this.#name).where("holder", "=", this.#holder).execute();
  }
}
