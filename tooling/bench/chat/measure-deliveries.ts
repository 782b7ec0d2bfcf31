import { setTimeout as wait } from "node:timers/promises";
import type { Contestant, Running } from "./contestants/contestant.ts";

const subscribers = 500;
const bursts = { count: 10, messages: 50 };
const pace = { messages: 100, everyMs: 40 };
/** After this long without a delivery what is missing counts as lost. */
const patienceMs = 10_000;

/** Times in milliseconds from sending to receiving, CPU in microseconds of the server's process. */
export type Deliveries = {
  name: string;
  perSecond: number;
  cpuEach: number;
  lost: number;
  p50: number;
  p99: number;
};

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

class Tally {
  received = 0;
  latencies: number[] = [];
  #lastAt = 0;

  note(content: string): void {
    this.received += 1;
    this.#lastAt = performance.now();
    this.latencies.push(this.#lastAt - Number.parseFloat(content));
  }

  async reach(count: number): Promise<void> {
    const since = performance.now();
    while (this.received < count && performance.now() - Math.max(since, this.#lastAt) < patienceMs) await wait(1);
  }
}

// The time of sending, and a sentence's length of text.
const contentOf = () => `${performance.now()} ${"x".repeat(80)}`;

async function inBursts(running: Running, tally: Tally) {
  await running.burst([contentOf()]);
  await tally.reach(subscribers);
  const before = tally.received;
  const [startedAt, cpuBefore] = [performance.now(), await running.cpu()];
  for (let burst = 1; burst <= bursts.count; burst += 1) {
    await running.burst(Array.from({ length: bursts.messages }, contentOf));
    await tally.reach(before + burst * bursts.messages * subscribers);
  }
  const [ms, cpu] = [performance.now() - startedAt, (await running.cpu()) - cpuBefore];
  const delivered = tally.received - before;
  const lost = bursts.count * bursts.messages * subscribers - delivered;
  return { perSecond: (delivered / ms) * 1000, cpuEach: cpu / delivered, lost };
}

async function paced(running: Running, tally: Tally) {
  const before = tally.received;
  tally.latencies = [];
  for (let sent = 0; sent < pace.messages; sent += 1) {
    running.send(contentOf());
    await wait(pace.everyMs);
  }
  await tally.reach(before + pace.messages * subscribers);
  const lost = pace.messages * subscribers - (tally.received - before);
  return { p50: percentile(tally.latencies, 0.5), p99: percentile(tally.latencies, 0.99), lost };
}

/** One room of 500 subscribers: messages in bursts of 50, then one every 40 ms. */
export async function measureDeliveries({ name, start }: Contestant): Promise<Deliveries> {
  const running = await start();
  const tally = new Tally();
  try {
    for (let joined = 0; joined < subscribers; joined += 1) await running.subscribe((content) => tally.note(content));
    const burst = await inBursts(running, tally);
    const { p50, p99, lost } = await paced(running, tally);
    return { name, ...burst, p50, p99, lost: burst.lost + lost };
  } finally {
    await running.stop();
  }
}
