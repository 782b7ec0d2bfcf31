import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { statOf } from "./parent-watch.mjs";

/** With the start time, because ids are reused. @typedef {{ parent: number, started: string }} RunningProcess */

/** @typedef {Map<number, string>} ProcessTree start times by process id */

/** A tree of only the process itself, until descendants are added. @param {number} pid @returns {ProcessTree} */
export function treeOf(pid) {
  const started = listProcesses().get(pid)?.started;
  return new Map(started === undefined ? [] : [[pid, started]]);
}

/**
 * Adds all descendants. Call it repeatedly: once its parent has ended, a process can no longer be found.
 * @param {ProcessTree} tree is added to @param {ReadonlyMap<number, RunningProcess>} [processes]
 */
export function addDescendants(tree, processes = listProcesses()) {
  // Added entries are visited in the same walk.
  for (const [pid, started] of tree) {
    if (processes.get(pid)?.started === started) {
      for (const [child, { parent, started: childStarted }] of processes) {
        if (parent === pid) {
          tree.set(child, childStarted);
        }
      }
    }
  }
}

/** Kills the remaining processes of the tree. @param {ProcessTree} tree */
export function killTree(tree) {
  addDescendants(tree);
  const processes = listProcesses();
  for (const [pid, started] of tree) {
    if (processes.get(pid)?.started === started) {
      send(pid, "SIGKILL");
    }
  }
}

/** The process may have ended already. @param {number} pid negative for a group @param {NodeJS.Signals} signal */
export function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended on its own, as it should.
  }
}

/** @returns {Map<number, RunningProcess>} */
function listProcesses() {
  return process.platform === "linux" ? readProc() : readPs();
}

function readProc() {
  /** @type {Map<number, RunningProcess>} */
  const processes = new Map();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      processes.set(Number(name), statOf(readFileSync(`/proc/${name}/stat`, "utf8")));
    } catch {
      // Ended since the folder was listed.
    }
  }
  return processes;
}

/** @returns {Map<number, RunningProcess>} */
function readPs() {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,lstart="], { encoding: "utf8" }).trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [pid, parent, ...started] = line.trim().split(/\s+/);
      return [Number(pid), { parent: Number(parent), started: started.join(" ") }];
    }),
  );
}
