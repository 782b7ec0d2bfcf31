/** @param {number} started epoch milliseconds @returns {string} like `0.4 s` or `52 s` */
export function secondsSince(started) {
  const seconds = (Date.now() - started) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}
