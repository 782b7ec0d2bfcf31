import type { Clock } from "../src/client/client.ts";

type Alarm = { at: number; run: () => void };

/** A clock that is stopped until it is advanced. */
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

  /** Advances the time by `ms` and runs due callbacks, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#due(end); next !== undefined; next = this.#due(end)) {
      this.#alarms.delete(next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  /** Lets `ms` pass as on a sleeping machine: nothing runs, and scheduled callbacks are delayed by as much. */
  sleep(ms: number): void {
    this.#now += ms;
    for (const alarm of this.#alarms) alarm.at += ms;
  }

  /** Sets the time back by `ms`. Scheduled callbacks run after the same delay as before. */
  setBack(ms: number): void {
    this.sleep(-ms);
  }

  #due(end: number): Alarm | undefined {
    return [...this.#alarms].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
  }
}
