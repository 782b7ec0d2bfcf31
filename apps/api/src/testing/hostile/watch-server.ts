import { expect } from "vitest";
import { temporaryDirectory } from "../build-test-app.ts";
import { startServer } from "../start-server.ts";

/** The longest time for `/healthz`, in milliseconds: generous, since the proof uses the whole machine. */
const slowestMs = 10_000;
const mebibyte = 2 ** 20;

/** A server's measurements during a run. */
export type Health = { slowestMs: number; memoryMiB: number };

/** Settings of a server that exposes its metrics. */
export const measured = { METRICS_TOKEN: "proof-of-what-is-measured" };

/** Starts a server without rate limits that exposes its metrics. Returns its address. */
export async function startMeasured(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const unlimited = { RATE_AI: "0", RATE_CHAT: "0", RATE_FORMS: "0", RATE_READ: "0" };
  return startServer({ ...measured, ...unlimited, DATA_DIR: await temporaryDirectory(), ...settings }).address;
}

/** A metric of the server: `process_resident_memory_bytes`, `chat_sockets` and so on. */
export async function metricOf(address: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${measured.METRICS_TOKEN}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}

/** The server's memory in bytes. */
export const memoryOf = async (address: string): Promise<number> => metricOf(address, "process_resident_memory_bytes");

/**
 * Polls a server's health while `work` runs, which must not end it, hold it up, or make it grow by more than
 * `growthMiB`.
 */
export async function watchServer(address: string, growthMiB: number, work: () => Promise<void>): Promise<Health> {
  const before = await memoryOf(address);
  const answers: { status: number; ms: number }[] = [];
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      const since = performance.now();
      const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(60_000) });
      await response.text();
      answers.push({ status: response.status, ms: performance.now() - since });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  await Promise.all([work().finally(() => done.abort()), watching]);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  expect(slowest).toBeLessThan(slowestMs);
  const after = await memoryOf(address);
  expect((after - before) / mebibyte).toBeLessThan(growthMiB);
  return { slowestMs: Math.round(slowest), memoryMiB: Math.round(after / mebibyte) };
}

/** Runs `task` for each number below `count`, `atOnce` of them concurrently. */
export async function inParallel(count: number, atOnce: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await task(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
