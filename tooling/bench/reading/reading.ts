import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { build } from "rolldown";
import product from "../../../apps/api/rolldown.config.ts";
import { median, percentile } from "../percentile.ts";
import { type Api, startApi } from "../start-api.ts";

// The cost of hostile texts in the text worker for `/healthz` and stored chat messages, compared with the same calls
// without them, and beside another program that uses as much CPU. Alternates in one process; a window spans the end of
// one thread and the start of the next.
const goals = { healthP99: 50, chatShare: 1.2 };
const rounds = 6;
const windowMs = 6_000;
const senders = 8;
const hostile = 4;

type Window = { health: number[]; chat: number[] };

const apiDir = fileURLToPath(new URL("../../../apps/api/", import.meta.url));
// Beside the product's build, so that packages outside of the bundle resolve from there.
const buildDir = `${apiDir}dist-held-up/`;

/** From source, each new thread would read and strip 200 modules: this measures the product as it is built. */
async function buildHeldUpServer(): Promise<string> {
  const testing = Object.fromEntries(
    ["testing/held-up-server", "testing/held-up-thread"].map((name) => [name, `${apiDir}src/${name}.ts`]),
  );
  const input = { ...product.input, ...testing };
  await build({ ...product, input, logLevel: "warn", output: { ...product.output, dir: buildDir, sourcemap: false } });
  return `${buildDir}testing/held-up-server.js`;
}

async function generate(api: Api, content: string, signal?: AbortSignal): Promise<number> {
  const response = await fetch(`${api.address}/api/ai/generate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ demoType: "operations", messages: [{ role: "user", content }] }),
    ...(signal && { signal }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds of each call, `pauseMs` apart, until the window is over. */
async function timesOf(call: () => Promise<unknown>, pauseMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + windowMs; performance.now() < until; await sleep(pauseMs)) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function measure(api: Api): Promise<Window> {
  const message = (number: number) => {
    const [senderId, receiverId] = [`sender-${number}`, `receiver-${number}`];
    return { content: "x".repeat(80), senderId, receiverId, roomId: roomIdOf(senderId, receiverId) };
  };
  const chats = Array.from({ length: senders }, async (_, number) => timesOf(() => api.post(message(number)), 10));
  const health = await timesOf(() => api.get("/healthz"), 10);
  return { health, chat: (await Promise.all(chats)).flat() };
}

/** With hostile texts; `ended` counts the calls that were answered because a thread was ended. */
async function measureHeldUp(api: Api): Promise<Window & { ended: number }> {
  const over = new AbortController();
  let ended = 0;
  const attack = async () => {
    while (!over.signal.aborted) {
      const status = await generate(api, "spin for ever", over.signal).catch(() => 0);
      if (status === 504) ended += 1;
    }
  };
  const attacks = Array.from({ length: hostile }, attack);
  const window = await measure(api);
  over.abort();
  await Promise.all(attacks);
  // The last text is still spinning: on a busy machine the next one gets 503.
  const statuses: number[] = [];
  do statuses.push(await generate(api, "- Ana: call the bank"));
  while (statuses.at(-1) === 503 && statuses.length < 3);
  if (statuses.at(-1) !== 200) {
    throw new Error(
      `After the hostile texts others were answered with ${statuses.join()}. The server's log:\n${api.log()}`,
    );
  }
  return { ...window, ended };
}

/** While another program spins at the lowest priority. */
async function measureBesideProgram(api: Api): Promise<Window> {
  const program = spawn(process.execPath, ["-e", "for (;;);"]);
  const gone = once(program, "exit");
  await once(program, "spawn");
  setPriority(program.pid ?? 0, constants.priority.PRIORITY_LOW);
  const window = await measure(api).finally(() => program.kill("SIGKILL"));
  await gone;
  return window;
}

let api: Api | undefined;
try {
  api = await startApi({ script: await buildHeldUpServer() });
  await generate(api, "- Ana: call the bank");
  await measure(api);
  const alone: Window[] = [];
  const beside: Window[] = [];
  const heldUp: Window[] = [];
  let ended = 0;
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measure(api));
    beside.push(await measureBesideProgram(api));
    const held = await measureHeldUp(api);
    heldUp.push(held);
    ended += held.ended;
  }
  // The median over windows: other load comes in bursts.
  const at = (share: number, windows: readonly Window[], key: keyof Window) =>
    windows.map((window) => percentile(window[key], share));
  const row = (name: string, windows: readonly Window[]) => {
    const cells = (["health", "chat"] as const).flatMap((key) =>
      [0.5, 0.99].map((share) => median(at(share, windows, key))),
    );
    return `${name.padEnd(16)}${cells.map((value) => value.toFixed(1).padStart(14)).join("")}\n`;
  };
  const timesThat = (windows: readonly Window[]) => {
    const p99s = at(0.99, windows, "chat");
    return median(at(0.99, heldUp, "chat").map((value, round) => value / (p99s[round] ?? Number.NaN)));
  };
  const share = timesThat(beside);
  const healthP99 = median(at(0.99, heldUp, "health"));
  process.stdout.write(
    `Medians of ${rounds} windows of ${windowMs / 1_000} s, ${senders} people who chat; ${ended} threads ended by their time\n` +
      `${"milliseconds".padEnd(16)}   healthz p50   healthz p99      chat p50      chat p99\n` +
      row("alone", alone) +
      row("a program spins", beside) +
      row("texts that spin", heldUp) +
      `chat's p99 ${timesThat(alone).toFixed(2)} x that alone\n`,
  );
  const checks: readonly (readonly [held: boolean, goal: string])[] = [
    [healthP99 <= goals.healthP99, `/healthz within ${goals.healthP99} ms at p99 (${healthP99.toFixed(1)} ms)`],
    [share <= goals.chatShare, `chat's p99 at most ${goals.chatShare} x that beside a program (${share.toFixed(2)} x)`],
    [ended >= rounds, "each window held the end of a thread"],
  ];
  for (const [held, goal] of checks) process.stdout.write(`${held ? "held  " : "MISSED"} ${goal}\n`);
  if (checks.some(([held]) => !held)) process.exitCode = 1;
} finally {
  await api?.stop();
  await rm(buildDir, { recursive: true, force: true });
}
