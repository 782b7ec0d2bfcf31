import { readFileSync } from "node:fs";

const EVERY_MS = 250;

/**
 * Calls back once when the parent is gone; polls every 250 ms. `grandparent`: on Linux npm's shell outlives npm.
 * @param {() => void} callback @param {{ grandparent?: boolean }} [also] @returns {() => void} stops watching
 */
export function whenParentIsGone(callback, { grandparent = false } = {}) {
  const parent = process.ppid;
  const before = grandparent ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid !== parent || (grandparent && parentOf(parent) !== before)) {
      clearInterval(timer);
      callback();
    }
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Read from /proc; undefined on macOS, where no shell remains in between. @param {number} pid */
function parentOf(pid) {
  try {
    return statOf(readFileSync(`/proc/${pid}/stat`, "utf8")).parent;
  } catch {
    return undefined;
  }
}

/**
 * Parses /proc/PID/stat: "pid (name) state parent …", where the name may hold spaces and brackets.
 * @param {string} stat @returns {{ parent: number, started: string }} `started`: clock ticks since boot
 */
export function statOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(fields[1]), started: fields[19] ?? "" };
}
