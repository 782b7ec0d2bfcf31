import type { Clock } from "../src/client/client.ts";

type Alarm = { at: number; run: () => void };

/** A clock that stands still until it is advanced. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 10, 21, 10, 24);
  #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  schedule(run: () => void, ms: number): () => void {
    const alarm = { at: this.#now + ms, run };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  /** Lets `ms` pass and runs what falls due, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#due(end); next !== undefined; next = this.#due(end)) {
      this.#alarms.delete(next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  /** Lets `ms` pass as a machine that sleeps does: nothing runs, and what was to fall due does so later by as much. */
  sleep(ms: number): void {
    this.#now += ms;
    for (const alarm of this.#alarms) alarm.at += ms;
  }

  /** Sets the time back by `ms`. What was to fall due does so after as long as before. */
  setBack(ms: number): void {
    this.sleep(-ms);
  }

  #due(end: number): Alarm | undefined {
    return [...this.#alarms].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
  }
}
