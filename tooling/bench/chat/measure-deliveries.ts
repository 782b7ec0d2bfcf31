import { setTimeout as wait } from "node:timers/promises";
import type { Room, Running } from "./contestants/contestant.ts";

const subscribers = 500;
const bursts = { count: 10, messages: 50 };
/** The first ones are not measured: Linux acknowledges a connection's first 16 or so packets one by one. */
const pace = { first: 25, messages: 100, everyMs: 40 };
/** Without a delivery for this long, missing ones count as lost. */
const lostAfterMs = 10_000;

/** `cpuEach`: microseconds; `latencies`: of the paced messages, milliseconds. */
export type Deliveries = { perSecond: number; cpuEach: number; lost: number; latencies: readonly number[] };

class Tally {
  received = 0;
  latencies: number[] = [];
  #lastAt = 0;

  note(sentAt: number): void {
    this.received += 1;
    this.#lastAt = performance.now();
    this.latencies.push(this.#lastAt - sentAt);
  }

  async reach(count: number): Promise<void> {
    const since = performance.now();
    while (this.received < count && performance.now() - Math.max(since, this.#lastAt) < lostAfterMs) await wait(1);
  }
}

// The send time, and text about as long as a sentence.
const contentOf = () => `${performance.now()} ${"x".repeat(80)}`;

async function inBursts(room: Room, tally: Tally, cpuNow: Running["cpu"]) {
  await room.burst([contentOf()]);
  await tally.reach(subscribers);
  const before = tally.received;
  const [startedAt, cpuBefore] = [performance.now(), await cpuNow()];
  for (let burst = 1; burst <= bursts.count; burst += 1) {
    await room.burst(Array.from({ length: bursts.messages }, contentOf));
    await tally.reach(before + burst * bursts.messages * subscribers);
  }
  const [ms, cpu] = [performance.now() - startedAt, (await cpuNow()) - cpuBefore];
  const delivered = tally.received - before;
  const lost = bursts.count * bursts.messages * subscribers - delivered;
  return { perSecond: (delivered / ms) * 1000, cpuEach: cpu / delivered, lost };
}

async function inStep(room: Room, tally: Tally, messages: number): Promise<number> {
  const before = tally.received;
  for (let sent = 0; sent < messages; sent += 1) {
    room.send(contentOf());
    await wait(pace.everyMs);
  }
  await tally.reach(before + messages * subscribers);
  return messages * subscribers - (tally.received - before);
}

async function paced(room: Room, tally: Tally) {
  const lostFirst = await inStep(room, tally, pace.first);
  tally.latencies = [];
  const lost = lostFirst + (await inStep(room, tally, pace.messages));
  return { latencies: tally.latencies, lost };
}

/** A room of 500 new subscribers: bursts of 50, then one message every 40 ms. */
export async function measureDeliveries(running: Running): Promise<Deliveries> {
  const tally = new Tally();
  const room = await running.open(subscribers, (sentAt) => tally.note(sentAt));
  try {
    const burst = await inBursts(room, tally, running.cpu);
    const { latencies, lost } = await paced(room, tally);
    return { ...burst, latencies, lost: burst.lost + lost };
  } finally {
    room.leave();
  }
}
