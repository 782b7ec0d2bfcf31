import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SERVE = fileURLToPath(new URL("./testing/serve-fixture.mjs", import.meta.url));
const WAIT = { timeout: 30_000, interval: 50 };

let folder = "";
let npm: ChildProcess | undefined;
let started: number[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lifetime "));
});

afterEach(async () => {
  npm?.kill("SIGKILL");
  npm = undefined;
  for (const pid of started.splice(0).filter(isAlive)) {
    process.kill(pid, "SIGKILL");
  }
  await rm(folder, { recursive: true, force: true });
});

/** Starts the fixture as users start the product: npm, its shell, our script, the server. */
async function start(manner = "") {
  const command = `node ${JSON.stringify(SERVE)} ${JSON.stringify(join(folder, "events"))} ${manner}`;
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "x", scripts: { start: command } }));
  npm = spawn("npm", ["start"], {
    env: { ...process.env, npm_config_update_notifier: "false" },
    cwd: folder,
    detached: true,
    stdio: "ignore",
  });
  const [server = 0, helper = 0, script = 0] = await readStarted();
  return { npm: npm.pid ?? 0, server, helper, script };
}

/** The ids of the server, of its helper and of our script. */
function readStarted() {
  return vi.waitFor(async () => {
    const [line = ""] = await readEvents();
    expect(line).toMatch(/^pids \d+ \d+ \d+$/);
    started = line.split(" ").slice(1).map(Number);
    return started;
  }, WAIT);
}

async function readEvents() {
  return (await readFile(join(folder, "events"), "utf8")).trim().split("\n");
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function expectAllGone(pids: readonly number[]) {
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), WAIT);
}

describe("a command that npm started", () => {
  it("stops its server once and gracefully on Ctrl-C", async () => {
    const { npm: pid, server, helper, script } = await start();
    process.kill(-pid, "SIGINT");
    await expectAllGone([server, helper, script]);
    expect((await readEvents()).slice(1)).toEqual(["SIGINT", "stopped"]);
  });

  it("stops its server once and gracefully when npm gets SIGTERM, which passes it to its shell only", async () => {
    const { npm: pid, server, helper, script } = await start();
    process.kill(pid, "SIGTERM");
    await expectAllGone([server, helper, script, pid]);
    expect((await readEvents()).slice(1)).toEqual(["SIGTERM", "stopped"]);
  });

  it("stops its server gracefully when npm is killed outright", async () => {
    const { npm: pid, server, helper, script } = await start();
    process.kill(pid, "SIGKILL");
    await expectAllGone([server, helper, script]);
    expect((await readEvents()).slice(1)).toEqual(["SIGTERM", "stopped"]);
  });

  it("leaves no server behind when it is itself killed outright", async () => {
    const { server, script } = await start();
    process.kill(script, "SIGKILL");
    await expectAllGone([server, script]);
    expect((await readEvents()).slice(1)).toEqual(["SIGTERM", "stopped"]);
  });

  it("stops its server when the terminal is closed", async () => {
    const { server, helper, script } = await start();
    process.kill(script, "SIGHUP");
    await expectAllGone([server, helper, script]);
    expect((await readEvents()).slice(1)).toEqual(["SIGTERM", "stopped"]);
  });

  it("kills a server that does not stop in time", async () => {
    const { npm: pid, server, helper, script } = await start("stubborn");
    process.kill(-pid, "SIGINT");
    await expectAllGone([server, helper, script]);
    expect((await readEvents()).slice(1)).toEqual(["SIGINT"]);
  });

  it.each([
    ["", 7],
    ["stubborn", 137],
  ])("ends with its server's exit code (%s)", async (manner, code) => {
    const command = spawn("node", [SERVE, join(folder, "events"), manner], { stdio: "ignore" });
    const exit = once(command, "exit");
    await readStarted();
    command.kill("SIGTERM");
    expect(await exit).toEqual([code, null]);
  });
});
