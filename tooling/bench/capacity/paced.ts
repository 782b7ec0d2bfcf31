import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../percentile.ts";

/** A call; `number` makes each one different if the server would otherwise deduplicate them. */
export type Call = { method: "GET" | "POST"; path: string; status: number; body?: (number: number) => object };

export type Latency = { perSecond: number; p50: number; p99: number };

const connections = 32;
/** Milliseconds. */
const tick = 5;

type Sent = { url: URL; agent: Agent; call: Call; number: number };

async function send({ url, agent, call: { method, status, body }, number }: Sent): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body(number));
  const headers = {
    "accept-encoding": "gzip, deflate, br",
    ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sent = request(url, { method, agent, headers }, (response) => {
    response.resume().once("end", resolve).once("error", reject);
    if (response.statusCode !== status) reject(new Error(`${method} ${url.pathname}: ${response.statusCode}`));
  });
  sent.once("error", reject).end(text);
  return promise;
}

let numbers = 0;

/** Sends calls to all `addresses` in turn, over kept-alive connections, while `work` runs. */
async function calling<Result>(
  addresses: readonly string[],
  call: Call,
  work: (one: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    return await work(() => {
      numbers += 1;
      const url = new URL(call.path, addresses[numbers % addresses.length]);
      return send({ url, agent, call, number: numbers });
    });
  } finally {
    agent.destroy();
  }
}

/** Answers per second when each of 32 callers sends again as soon as it has its answer. */
export async function fullSpeed(addresses: readonly string[], call: Call, milliseconds: number): Promise<number> {
  return calling(addresses, call, async (one) => {
    const begun = performance.now();
    let answered = 0;
    const caller = async () => {
      while (performance.now() - begun < milliseconds) {
        await one();
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, caller));
    return (answered * 1000) / (performance.now() - begun);
  });
}

/** Milliseconds from the time each call was due, regardless of the ones before it, at a fixed rate per second. */
export async function atPace(
  addresses: readonly string[],
  call: Call,
  { perSecond, milliseconds }: { perSecond: number; milliseconds: number },
): Promise<Latency> {
  return calling(addresses, call, async (one) => {
    const begun = performance.now();
    const latencies: number[] = [];
    const calls: Promise<void>[] = [];
    for (let due = 0; due < milliseconds; due = performance.now() - begun) {
      while ((calls.length * 1000) / perSecond <= due) {
        const wanted = begun + (calls.length * 1000) / perSecond;
        calls.push(one().then(() => void latencies.push(performance.now() - wanted)));
      }
      await wait(tick);
    }
    await Promise.all(calls);
    const seconds = (performance.now() - begun) / 1000;
    return {
      perSecond: latencies.length / seconds,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
    };
  });
}
