import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { statOf } from "./parent-watch.mjs";

/**
 * The ids of all that a process has started, and they in turn, also where they made sessions of their own.
 *
 * @param {number} pid
 * @returns {number[]} without `pid` itself
 */
export function descendantsOf(pid) {
  return select(pid, process.platform === "linux" ? readProc() : readPs());
}

/**
 * @param {number} pid
 * @param {ReadonlyMap<number, number>} parents process id to its parent's
 */
export function select(pid, parents) {
  const found = [pid];
  // Grows while it is walked: each round adds the children of the next one found.
  for (const one of found) {
    for (const [child, parent] of parents) {
      if (parent === one) {
        found.push(child);
      }
    }
  }
  return found.slice(1);
}

function readProc() {
  const parents = new Map();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      parents.set(Number(name), statOf(readFileSync(`/proc/${name}/stat`, "utf8")).parent);
    } catch {
      // Gone since the folder was listed.
    }
  }
  return parents;
}

function readPs() {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [pid, parent] = line.trim().split(/\s+/);
      return [Number(pid), Number(parent)];
    }),
  );
}
