import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { load } from "../load.ts";
import { median } from "../percentile.ts";

// Requests per second of POST /api/ai/generate with a model that answers at once, compared with a bare Fastify route
// with the same schemas and answer, in alternating order. The answer is from a real run, 10 kB; with 1 kB the ratio was
// 0.60 to 0.76 x.
const goal = 0.7;
const rounds = 7;
const connections = 16;

const inquiry = "We are 12 people and need invoices read by January. Budget $5,000.";
const script = fileURLToPath(new URL("../../../apps/api/src/testing/generate-server.ts", import.meta.url));
const data = mkdtempSync(join(tmpdir(), "bench-generate-"));
const children: ChildProcess[] = [];

async function start(kind: "product" | "bare"): Promise<number> {
  const args = ["--conditions=@thirtyfold/source", script, "--kind", kind, "--inquiry", inquiry, "--data", data];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  for await (const port of createInterface({ input: child.stdout })) return Number(port);
  throw new Error(`The server ${kind} did not start`);
}

const body = JSON.stringify({
  messages: [
    { role: "system", content: "You are a sales assistant." },
    { role: "user", content: inquiry },
  ],
  demoType: "sales",
  timeZone: "Europe/Berlin",
});
const request = Buffer.from(
  `POST /api/ai/generate HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
);

async function answerOf(port: number): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${port}/api/ai/generate`, { method: "POST", headers, body });
  return response.text();
}

try {
  const ports = { ours: await start("product"), bare: await start("bare") };
  if ((await answerOf(ports.ours)) !== (await answerOf(ports.bare)))
    throw new Error("The two servers answer differently");
  const measure = async (port: number, milliseconds: number) => {
    const { calls, ms } = await load({ port, request, connections, milliseconds, status: 200 });
    return (calls * 1_000) / ms;
  };
  for (const port of Object.values(ports)) await measure(port, 2_000);
  const seen: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (["bare", "ours"] as const) : (["ours", "bare"] as const);
    for (const name of order) seen[name].push(await measure(ports[name], 1_500));
  }
  const [ours, bare] = [median(seen.ours), median(seen.bare)];
  const ratios = seen.ours.map((value, round) => value / (seen.bare[round] ?? Number.NaN));
  const ratio = median(ratios);
  const added = 1e6 / ours - 1e6 / bare;
  process.stdout.write(
    `POST /api/ai/generate: ${ours.toFixed(0)} requests/s v ${bare.toFixed(0)} of a bare route, ` +
      `${added.toFixed(1)} µs more for a call, ${ratio.toFixed(2)} x (>= ${goal} x) ${ratio >= goal ? "held" : "MISSED"}\n`,
  );
  if (ratio < goal) process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
  rmSync(data, { recursive: true, force: true });
}
