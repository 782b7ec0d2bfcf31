import { taskName } from "./task-groups.mjs";

/** @import { Totals } from "./reports.mjs" */
/** @import { FinishedTask } from "./run-summary.mjs" */

const LOG_LINES = 40;

/**
 * `broken`: failed without a failing test; `logs`: by task id; `reasons`: why tests were skipped.
 * @typedef {{ totals: Totals, broken: readonly FinishedTask[], logs: ReadonlyMap<string, readonly string[]>, notRun:
 * readonly string[], reasons: readonly string[] }} Outcome
 */

/**
 * @param {Outcome} outcome @returns {string[]} broken tasks with the ends of their logs, failed tests, what did not run
 */
export function describeOutcome({ totals, broken, logs, notRun, reasons }) {
  const skips = [...totals.skips].map(([group, count]) => `${count} x ${group}`);
  return [
    ...broken.flatMap(({ id }) => section(`${taskName(id)} failed:`, (logs.get(id) ?? []).slice(-LOG_LINES))),
    ...section("Failed:", totals.failures),
    ...section("Not run, since something they need failed:", notRun.map(taskName)),
    ...section("Skipped:", skips.length > 0 ? [...skips, ...reasons] : []),
    "",
  ];
}

/** @param {string} title @param {readonly string[]} lines */
function section(title, lines) {
  return lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];
}

/** @param {Totals} totals @returns {string} the last line of `npm test` */
export function closingLine({ passed, failures, skipped }) {
  return `${passed} passed, ${failures.length} failed, ${skipped} skipped`;
}
