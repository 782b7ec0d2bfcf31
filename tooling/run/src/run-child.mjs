import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { growTree, killTree, plantTree, send } from "./process-tree.mjs";
import { root } from "./repository.mjs";

/** @import { ChildProcess } from "node:child_process" */
/** @import { Lifetime } from "./lifetime.mjs" */

/** What is told to stop may still start something, and then end before it. */
const GROW_EVERY_MS = 100;

/**
 * @typedef {object} ChildOptions
 * @property {Lifetime} lifetime
 * @property {NodeJS.ProcessEnv} env
 * @property {number} [graceMs] how long it may take to stop before all of it is killed; 10 s unless told
 * @property {(line: string) => void} [onLine] gets each line of its output; without it, the output is ours
 */

/**
 * Runs a command in the repository's root until it ends. It gets a session of its own, so that a Ctrl-C reaches it
 * once, through us; when the lifetime stops, the command is told, and what it leaves behind is killed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ChildOptions} options
 * @returns {Promise<number>} its exit code, 128 and the signal's number when a signal ended it
 * @throws the system's error where the command cannot be started
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
 * Waits for the stop, passes it on, and kills what is left of the tree once the command has ended or its grace is over.
 *
 * @param {ChildProcess} child
 * @param {{ lifetime: Lifetime, graceMs: number, ended: AbortSignal }} options
 */
async function stopTree(child, { lifetime, graceMs, ended }) {
  await firstOf([lifetime.stop, ended]);
  if (ended.aborted || child.pid === undefined) {
    return;
  }
  const tree = plantTree(child.pid);
  growTree(tree);
  const growing = setInterval(growTree, GROW_EVERY_MS, tree);
  // To its whole group: turbo is started by a script that does not pass every signal on.
  send(-child.pid, lifetime.signal());
  await firstOf([ended, lifetime.force], graceMs);
  clearInterval(growing);
  killTree(tree);
}

/**
 * Resolves when one of the signals is aborted, or the time is over.
 *
 * @param {readonly AbortSignal[]} signals
 * @param {number} [milliseconds]
 * @returns {Promise<void>}
 */
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
