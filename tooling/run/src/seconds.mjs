import { readFileSync } from "node:fs";

/** @param {number} started epoch milliseconds @returns {string} like `0.4 s` or `52 s` */
export function secondsSince(started) {
  const seconds = (Date.now() - started) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** Of the kernel, in which it tells times to programs. */
const TICKS_PER_SECOND = 100;

/** @returns {number | undefined} what ended children have taken of the processors so far; unknown where there is no /proc */
export function childrenSeconds() {
  try {
    // Behind the name, which may hold anything, the 12th and 13th: user and system time of children.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
