import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { Failure } from "../failure.mjs";
import { waitForPort } from "./wait-for-port.mjs";

/** @import { Workplace } from "./workplace.mjs" */

const START_MS = 20_000;
const STOP_MS = 5000;

/** @typedef {{ url: string, stop: () => Promise<void> }} PrivateServer one that only our tests use */

/**
 * Starts a server and waits until its port answers.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Workplace & { port: number, stopSignal: NodeJS.Signals, input?: string }} options
 * @returns {Promise<() => Promise<void>>} stops it and removes its folder
 * @throws {Failure} with the last line that it said
 */
export async function startServer(program, args, { folder, user, port, stopSignal, input = "" }) {
  const child = spawn(program, args, { cwd: folder, ...user, stdio: ["pipe", "pipe", "pipe"] });
  const starting = new AbortController();
  const timer = setTimeout(() => starting.abort(new Failure(`did not answer within ${START_MS / 1000} s`)), START_MS);
  const ended = endOf(child).then((lastLine) => starting.abort(new Failure(`it ended: ${lastLine}`)));
  child.stdin.on("error", () => undefined).end(input);
  const stop = async () => {
    child.kill(stopSignal);
    const killing = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(killing);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForPort(port, starting.signal);
  } catch {
    await stop();
    throw starting.signal.reason;
  } finally {
    clearTimeout(timer);
  }
  return stop;
}

/**
 * @param {import("node:child_process").ChildProcessWithoutNullStreams} child
 * @returns {Promise<string>} its last line, once it has ended or could not be started
 */
async function endOf(child) {
  let output = "";
  /** @param {Buffer} chunk */
  const read = (chunk) => {
    output = (output + chunk.toString()).slice(-2000);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  try {
    await once(child, "close");
    return output.trim().split("\n").at(-1) ?? "";
  } catch (error) {
    return String(error);
  }
}
