import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { addDescendants, killTree, send, treeOf } from "./process-tree.mjs";
import { root } from "./repository.mjs";

/** @import { ChildProcess } from "node:child_process" */
/** @import { Lifetime } from "./lifetime.mjs" */

/** A process told to stop may still start another one and end first. */
const GROW_EVERY_MS = 100;

/**
 * `graceMs`: until all is killed, 10 s by default; `onLine`: gets output lines in place of our output.
 * @typedef {{ lifetime: Lifetime, env: NodeJS.ProcessEnv, graceMs?: number, onLine?: (line: string) => void }}
 * ChildOptions
 */

/**
 * Runs a command in the root, in a separate session, so that a Ctrl-C reaches it once, through us.
 * @param {string} command @param {readonly string[]} args @param {ChildOptions} options
 * @returns {Promise<number>} its exit code, or 128 plus the signal @throws if it can't be started
 */
export async function runChild(command, args, { lifetime, env, graceMs = 10_000, onLine }) {
  lifetime.stop.throwIfAborted();
  const output = onLine ? "pipe" : "inherit";
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ["ignore", output, output] });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) {
      createInterface({ input: stream }).on("line", onLine);
    }
  }
  const closed = once(child, onLine ? "close" : "exit");
  const ended = new AbortController();
  const stopping = stopTree(child, { lifetime, graceMs, ended: ended.signal });
  try {
    await closed;
  } finally {
    ended.abort();
  }
  await stopping;
  return child.exitCode ?? 128 + constants.signals[child.signalCode ?? "SIGKILL"];
}

/**
 * Forwards a stop, and kills the rest of the tree after the command's end or the grace period.
 * @param {ChildProcess} child @param {{ lifetime: Lifetime, graceMs: number, ended: AbortSignal }} options
 */
async function stopTree(child, { lifetime, graceMs, ended }) {
  await firstOf([lifetime.stop, ended]);
  if (ended.aborted || child.pid === undefined) {
    return;
  }
  const tree = treeOf(child.pid);
  addDescendants(tree);
  const growing = setInterval(addDescendants, GROW_EVERY_MS, tree);
  // Sent to the group: turbo's launcher does not forward every signal.
  send(-child.pid, lifetime.signal());
  await firstOf([ended, lifetime.force], graceMs);
  clearInterval(growing);
  killTree(tree);
}

/** @param {readonly AbortSignal[]} signals @param {number} [milliseconds] @returns {Promise<void>} */
function firstOf(signals, milliseconds) {
  return new Promise((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      for (const signal of signals) {
        signal.removeEventListener("abort", done);
      }
      resolve();
    }
    for (const signal of signals) {
      signal.addEventListener("abort", done);
      if (signal.aborted) {
        done();
      }
    }
  });
}
