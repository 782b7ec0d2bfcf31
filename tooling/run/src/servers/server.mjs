import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { Failure } from "../failure.mjs";
import { addDescendants, send, treeOf } from "../process-tree.mjs";

/** @import { Workplace } from "./workplace.mjs" */

const START_MS = 60_000;
const STOP_MS = 5000;
/** PostgreSQL and Redis print the same. */
const READY = /ready to accept connections/i;

/**
 * `start` follows a `crash` on the same port and disk; `freeze` stops all processes until `thaw`.
 * @typedef {() => Promise<void>} Act
 * @typedef {{ url: string, stop: Act, crash: Act, start: Act, freeze: () => void, thaw: () => void }} PrivateServer
 */

/**
 * Resolves once it is ready. @param {string} program @param {readonly string[]} args
 * @param {Workplace & { url: string, stopSignal: NodeJS.Signals, crashSignal: NodeJS.Signals, input?: string }} options
 * @returns {Promise<PrivateServer>} @throws {Failure} with its last line
 */
export async function startServer(program, args, { folder, user, url, stopSignal, crashSignal, input = "" }) {
  /** @type {import("node:child_process").ChildProcessWithoutNullStreams} */
  let child;
  const start = async () => {
    child = spawn(program, args, { cwd: folder, ...user, stdio: ["pipe", "pipe", "pipe"] });
    child.stdin.on("error", () => undefined).end(input);
    await ready(child);
  };
  /** @param {NodeJS.Signals} signal */
  const signalAll = (signal) => {
    const tree = treeOf(child.pid ?? 0);
    addDescendants(tree);
    for (const pid of tree.keys()) {
      send(pid, signal);
    }
  };
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const closed = once(child, "close");
    child.kill(signal);
    const killing = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await closed;
    clearTimeout(killing);
  };
  const stop = async () => {
    signalAll("SIGCONT");
    await end(stopSignal);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const crash = () => end(crashSignal);
  return { url, start, crash, stop, freeze: () => signalAll("SIGSTOP"), thaw: () => signalAll("SIGCONT") };
}

/**
 * @param {import("node:child_process").ChildProcessWithoutNullStreams} child @returns {Promise<void>} @throws {Failure}
 */
function ready(child) {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new Failure(`was not ready within ${START_MS / 1000} s`)), START_MS);
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      output = (output + chunk.toString()).slice(-2000);
      if (READY.test(output)) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("close", () => {
      clearTimeout(timer);
      reject(new Failure(`it ended: ${output.trim().split("\n").at(-1)}`));
    });
  });
}
