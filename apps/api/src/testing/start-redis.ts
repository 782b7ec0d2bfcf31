import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";

/** Whether this machine has a Redis server to start. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis server of the test's own, that can go away and come back on the same port; gone when the test has ended. */
export type TestRedis = {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
};

/** Starts a Redis server on a free port, without files; whoever calls this stops it. */
export async function launchRedis(): Promise<TestRedis> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const start = async () => {
    const child = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no", "--dir", "/tmp"]);
    running = child;
    for await (const chunk of child.stdout) if (String(chunk).includes("Ready to accept connections")) break;
    child.stdout.resume();
  };
  const stop = async () => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop, signal: (name) => void running?.kill(name) };
}

/** Starts a Redis server that is gone when the test has ended. */
export async function startRedis(): Promise<TestRedis> {
  const redis = await launchRedis();
  onTestFinished(async () => redis.stop());
  return redis;
}
