import { cpus } from "node:os";

/** @param {number} started epoch milliseconds @returns {string} like `0.4 s` or `52 s` */
export function secondsSince(started) {
  const seconds = (Date.now() - started) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** @returns {number} the seconds that this machine's processors have worked since it started, for any process */
export function workedSeconds() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}
