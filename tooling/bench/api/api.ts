import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { startChild } from "../child-server.ts";
import { load } from "../load.ts";
import { median } from "../percentile.ts";
import { startApi } from "../start-api.ts";
import { type Call, calls } from "./calls.ts";
import { reportHooks } from "./hooks.ts";
import { writeWebsite } from "./page.ts";

// Requests per CPU second, compared with a Fastify that has only the route. Each contestant has one process; they
// alternate in order and take turns on each call, because on a shared machine conditions change within a second. Each
// round starts new processes, since two of the same program differ by up to a third throughout their lifetime.
const rounds = 5;
/** Seconds of each call before it is measured: in a larger program V8 takes longer to compile the code a call runs. */
const warmUps = 3;
const milliseconds = 1_000;
const connections = 50;

type Running = { port: number; cpu: () => Promise<number>; stop: () => Promise<void> };
const website = writeWebsite();

async function startProduct(): Promise<Running> {
  const script = fileURLToPath(new URL("../../../apps/api/src/testing/website-server.ts", import.meta.url));
  // Never reached; 0 would turn off the counting.
  const { address, cpu, stop } = await startApi({ script, args: [website], env: { RATE_CHAT: "1000000" } });
  return { port: Number(new URL(address).port), cpu, stop };
}

const peer = (name: string) => async (): Promise<Running> => startChild(new URL(`servers/${name}.ts`, import.meta.url));
/** The bare one must come first. */
const starts: Readonly<Record<string, () => Promise<Running>>> = {
  "bare Fastify": peer("bare-fastify"),
  "our headers": peer("fastify-headers"),
  "Fastify, zod": peer("fastify-zod"),
  Hono: peer("hono"),
  Express: peer("express"),
  Thirtyfold: startProduct,
};

async function etagOf(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-encoding": "br" } });
  await response.arrayBuffer();
  return response.headers.get("etag") ?? "";
}

type Contestant = { server: Running; calls: readonly Call[] };

/** Answers per CPU second of the server. */
async function measure({ port, cpu }: Running, { request: bytes, status }: Call): Promise<number> {
  const before = await cpu();
  const { calls: answered } = await load({ port, request: bytes, connections, milliseconds, status });
  return (answered * 1e6) / ((await cpu()) - before);
}

/** The rate of each contestant for each call. */
async function measureAll(contestants: readonly Contestant[]): Promise<number[][]> {
  const seen = contestants.map((): number[] => []);
  for (const at of calls("").keys()) {
    for (const [index, { server, calls: own }] of contestants.entries()) {
      const call = own[at];
      if (call) seen[index]?.push(await measure(server, call));
    }
  }
  return seen;
}

/** Returns rates by contestant, whatever the order in which they are measured. */
async function round(turned: boolean): Promise<number[][]> {
  const contestants: Contestant[] = [];
  try {
    for (const start of Object.values(starts)) {
      const server = await start();
      contestants.push({ server, calls: calls(await etagOf(server.port)) });
    }
    const order = turned ? contestants.toReversed() : contestants;
    for (let second = 0; second < warmUps; second += 1) await measureAll(order);
    const seen = await measureAll(order);
    return turned ? seen.toReversed() : seen;
  } finally {
    for (const { server } of contestants) await server.stop();
  }
}

/** By round, contestant and call. */
type Seen = readonly number[][][];

/** The medians of a contestant's rate for each call, and of its ratio to the bare server's. */
function mediansOf(seen: Seen, who: number) {
  return calls("").map(({ goal }, at) => {
    const own = seen.map((ofRound) => ofRound[who]?.[at] ?? Number.NaN);
    const shares = own.map((each, number) => each / (seen[number]?.[0]?.[at] ?? Number.NaN));
    return { goal, each: median(own), share: median(shares) };
  });
}

function report(seen: Seen): boolean {
  process.stdout.write(
    `Answers a second of the server's processor, ${connections} connections; medians of ${rounds} rounds\n` +
      `${"".padEnd(14)}${calls("")
        .map(({ name }) => name.padStart(26))
        .join("")}\n`,
  );
  let missed = 0;
  for (const [who, name] of Object.keys(starts).entries()) {
    const medians = mediansOf(seen, who);
    const judged = name === "Thirtyfold";
    const cells = medians.map(({ goal, each, share }) => {
      const verdict = judged ? ` ${share >= goal ? "held  " : "MISSED"} (${goal})` : "";
      return `${each.toFixed(0)} ${share.toFixed(2)} x${verdict}`.padStart(26);
    });
    if (judged) missed += medians.filter(({ goal, share }) => !(share >= goal)).length;
    process.stdout.write(`${name.padEnd(14)}${cells.join("")}\n`);
  }
  return missed === 0;
}

try {
  const seen: number[][][] = [];
  for (let number = 0; number < rounds; number += 1) seen.push(await round(number % 2 === 1));
  if (!report(seen)) process.exitCode = 1;
  await reportHooks(website);
} finally {
  rmSync(dirname(website), { recursive: true, force: true });
}
