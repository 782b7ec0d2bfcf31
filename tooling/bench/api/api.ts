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

// Requests per CPU second, beside a Fastify with nothing but the route; one process each, in alternating order, by turns
// for each call: on a machine that others use, what is measured a second later is measured on another machine.
const rounds = 5;
const milliseconds = 1_000;
const connections = 50;

type Running = { port: number; cpu: () => Promise<number>; stop: () => Promise<void> };
const website = writeWebsite();

async function startProduct(): Promise<Running> {
  const script = fileURLToPath(new URL("../../../apps/api/src/testing/website-server.ts", import.meta.url));
  // Never reached; 0 would turn counting off.
  const { address, cpu, stop } = await startApi({ script, args: [website], env: { RATE_CHAT: "1000000" } });
  return { port: Number(new URL(address).port), cpu, stop };
}

const peer = (name: string) => async (): Promise<Running> => startChild(new URL(`servers/${name}.ts`, import.meta.url));
const contestants: Readonly<Record<string, () => Promise<Running>>> = {
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

type Taking = { name: string; server: Running; calls: readonly Call[]; seen: number[][] };

/** Answers per CPU second of the server. */
async function measure({ port, cpu }: Running, { request: bytes, status }: Call): Promise<number> {
  const before = await cpu();
  const { calls: answered } = await load({ port, request: bytes, connections, milliseconds, status });
  return (answered * 1e6) / ((await cpu()) - before);
}

async function round(taking: readonly Taking[]): Promise<number[][]> {
  const seen = taking.map((): number[] => []);
  for (const at of calls("").keys()) {
    for (const [index, { server, calls: own }] of taking.entries()) {
      const call = own[at];
      if (call) seen[index]?.push(await measure(server, call));
    }
  }
  return seen;
}

/** A contestant's results relative to the bare one. */
function sharesOf({ seen, calls: own }: Taking, bare: readonly number[][]) {
  return own.map(({ goal }, index) => ({
    goal,
    each: median(seen.map((row) => row[index] ?? Number.NaN)),
    share: median(seen.map((row, at) => (row[index] ?? Number.NaN) / (bare[at]?.[index] ?? Number.NaN))),
  }));
}

function report(taking: readonly Taking[]): boolean {
  const names = taking[0]?.calls.map(({ name }) => name) ?? [];
  process.stdout.write(
    `Answers a second of the server's processor, ${connections} connections; medians of ${rounds} rounds\n` +
      `${"".padEnd(14)}${names.map((name) => name.padStart(26)).join("")}\n`,
  );
  let missed = 0;
  for (const one of taking) {
    const shares = sharesOf(one, taking[0]?.seen ?? []);
    const judged = one.name === "Thirtyfold";
    const cells = shares.map(({ goal, each, share }) => {
      const verdict = judged ? ` ${share >= goal ? "held  " : "MISSED"} (${goal})` : "";
      return `${each.toFixed(0)} ${share.toFixed(2)} x${verdict}`.padStart(26);
    });
    if (judged) missed += shares.filter(({ goal, share }) => !(share >= goal)).length;
    process.stdout.write(`${one.name.padEnd(14)}${cells.join("")}\n`);
  }
  return missed === 0;
}

const running: Running[] = [];
try {
  const taking: Taking[] = [];
  for (const [name, start] of Object.entries(contestants)) {
    const server = await start();
    running.push(server);
    taking.push({ name, server, calls: calls(await etagOf(server.port)), seen: [] });
  }
  await round(taking);
  for (let number = 0; number < rounds; number += 1) {
    const order = number % 2 === 0 ? taking : taking.toReversed();
    const seen = await round(order);
    for (const [index, { seen: all }] of order.entries()) all.push(seen[index] ?? []);
  }
  if (!report(taking)) process.exitCode = 1;
  for (const server of running.splice(0)) await server.stop();
  await reportHooks(website);
} finally {
  for (const server of running) await server.stop();
  rmSync(dirname(website), { recursive: true, force: true });
}
