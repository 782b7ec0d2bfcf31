import { readFileSync } from "node:fs";

const EVERY_MS = 250;

/**
 * Calls back once when the process that started this one is gone. Looks again every 250 ms, and keeps nothing alive by it.
 *
 * @param {() => void} callback
 * @param {{ grandparent?: boolean }} [also] `grandparent`: or when the one before it is gone, for npm starts a shell,
 *   the shell starts us, and on Linux the shell outlives npm
 * @returns {() => void} stops watching
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

/**
 * The parent's id, read from /proc; undefined where there is none (macOS), whose shell does not stay between.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    return statOf(readFileSync(`/proc/${pid}/stat`, "utf8")).parent;
  } catch {
    return undefined;
  }
}

/**
 * Reads /proc/PID/stat: "pid (name) state parent …", where the name may hold spaces and brackets.
 *
 * @param {string} stat
 * @returns {{ parent: number, started: string }} `started` in clock ticks since the machine's own start
 */
export function statOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(fields[1]), started: fields[19] ?? "" };
}
