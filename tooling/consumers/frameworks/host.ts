import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "@thirtyfold/run/port";
import { run } from "../e2e/support/run.ts";

const repository = join(import.meta.dirname, "../../..");
const hosts = join(import.meta.dirname, "../hosts");

/** A third-party application: its dependencies, and how it is built and served. */
export type Host = Readonly<{
  name: string;
  /** In `hosts`; `office`, the page that all hosts show, is copied into it. */
  folder: string;
  dependencies: Readonly<Record<string, string>>;
  build: readonly [command: string, ...args: string[]];
  /** Serves on the port in PORT. */
  start: readonly [command: string, ...args: string[]];
}>;

const compilerOptions = {
  lib: ["dom", "dom.iterable", "es2024"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

/** Creates the host in a separate folder, with the design system installed from its tarball. */
export async function makeHost({ folder: name, dependencies }: Host): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "host of thirtyfold ")));
  await cp(join(hosts, name), folder, { recursive: true });
  await cp(join(hosts, "office"), join(folder, "office"), { recursive: true });
  const tarball = join(folder, "ui.tgz");
  await run(join(repository, "packages/ui"), "pnpm", ["pack", "--out", tarball]);
  const all = { ...dependencies, "@thirtyfold/ui": `file:${tarball}` };
  const about = { name: "host", version: "1.0.0", private: true, type: "module" };
  const manifest = { ...about, imports: { "#office/*": "./office/*" }, dependencies: all };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }, null, 2));
  await run(folder, "pnpm", ["install", "--prefer-offline", "--ignore-workspace"]);
  return folder;
}

export async function removeHost(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Runs one of the host's own binaries. */
export async function runIn(folder: string, [command, ...args]: Host["build"]): Promise<string> {
  return await run(folder, join(folder, "node_modules/.bin", command), args, quiet);
}

const quiet = { NEXT_TELEMETRY_DISABLED: "1" };

/** Serves the built host until `stop`. @throws with its output if it exits on its own */
export async function startHost(folder: string, { start: [command, ...args] }: Host) {
  const port = await findFreePort();
  const bin = join(folder, "node_modules/.bin");
  const path = [bin, join(repository, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const own = { ...quiet, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", PATH: path };
  const server = spawn(join(bin, command), args, { cwd: folder, env: { ...process.env, ...own }, detached: true });
  const printed: string[] = [];
  const note = (data: Buffer) => void printed.push(String(data));
  server.stdout.on("data", note);
  server.stderr.on("data", note);
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`${command} ended:\n${printed.join("")}`);
    await setTimeout(200);
  }
  return { url, stop: () => stopGroup(server) };
}

/** Stops a process together with those that it has started. */
function stopGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGKILL");
}
