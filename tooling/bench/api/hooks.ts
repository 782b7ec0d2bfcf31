import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "./calls.ts";

// The cost of each hook, measured with the product that has all but this one. Without sockets: the system's share of a
// call, which is larger and varies between processes, would hide it. The minimum of many runs is the one least
// disturbed by other work on the machine.
const rounds = 10;
const script = new URL("servers/one-less.ts", import.meta.url);

type Variant = { name: string; child: ChildProcess; least: number[] };

async function answer(child: ChildProcess): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  child.once("message", resolve);
  return promise;
}

async function start(name: string, website: string, dataDir: string): Promise<Variant & { hooks: string[] }> {
  const env = {
    DATA_DIR: mkdtempSync(join(dataDir, "data-")),
    PORT: "0",
    RATE_CHAT: "1000000",
    TRUST_PROXY: "127.0.0.1",
    METRICS_TOKEN: "of-the-bench",
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  };
  const child = fork(script, [website, name], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const hooks = await answer(child);
  const least = calls("").map(() => Number.POSITIVE_INFINITY);
  return { name, child, least, hooks: Array.isArray(hooks) ? hooks.map(String) : [] };
}

async function measure(variants: readonly Variant[]): Promise<void> {
  for (const at of calls("").keys()) {
    for (const { child, least } of variants) {
      child.send(at);
      least[at] = Math.min(least[at] ?? Number.NaN, Number(await answer(child)));
    }
  }
}

type Cells = readonly number[];
const difference = (one: Cells, other: Cells) => one.map((us, at) => us - (other[at] ?? Number.NaN));

/** `twin`: the same product in another process, whose speed differs only by chance. */
function report(bare: Variant, whole: Variant, twin: Variant, others: readonly Variant[]): void {
  const row = (name: string, cells: Cells) =>
    `${name.padEnd(36)}${cells.map((us) => us.toFixed(1).padStart(20)).join("")}\n`;
  const names = calls("").map(({ name }) => name.padStart(20));
  const best = whole.least.map((us, at) => Math.min(us, twin.least[at] ?? Number.NaN));
  process.stdout.write(
    `\nMicroseconds of a call without sockets, and how many fewer without a hook; the least of ${rounds}\n` +
      `${"".padEnd(36)}${names.join("")}\n` +
      row("bare Fastify", bare.least) +
      row("Thirtyfold", best) +
      row("  chance: two of the same", difference(whole.least, twin.least).map(Math.abs)) +
      others.map(({ name, least }) => row(`  ${name}`, difference(best, least))).join(""),
  );
}

/** Prints the cost that each hook adds to each call. */
export async function reportHooks(website: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-hooks-"));
  const variants: Variant[] = [];
  try {
    const bare = await start("", "bare", dataDir);
    const whole = await start("", website, dataDir);
    variants.push(bare, whole);
    const others: Variant[] = [];
    for (const name of whole.hooks) {
      const other = await start(name, website, dataDir);
      others.push(other);
      variants.push(other);
    }
    const twin = await start("", website, dataDir);
    variants.push(twin);
    for (let round = 0; round < rounds; round += 1) await measure(round % 2 === 0 ? variants : variants.toReversed());
    report(bare, whole, twin, others);
  } finally {
    for (const { child } of variants) child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}
