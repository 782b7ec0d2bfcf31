import { taskName } from "./task-groups.mjs";

/** @import { Totals } from "./reports.mjs" */
/** @import { FinishedTask } from "./run-summary.mjs" */

const LOG_LINES = 40;

/**
 * @typedef {object} Outcome
 * @property {Totals} totals
 * @property {readonly FinishedTask[]} broken tasks that failed without a failing test
 * @property {ReadonlyMap<string, readonly string[]>} logs of the tasks, by their id
 * @property {readonly string[]} notRun ids of tasks that another one's failure kept from running
 * @property {readonly string[]} reasons what is not on this machine, where that makes tests skip
 */

/**
 * @param {Outcome} outcome
 * @returns {string[]} what to read before the closing line: broken tasks with the end of their logs, failed tests, what
 *   did not run, and what was skipped
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

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function section(title, lines) {
  return lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];
}

/**
 * @param {Totals} totals
 * @returns {string} the last line of `npm test`
 */
export function closingLine({ passed, failures, skipped }) {
  return `${passed} passed, ${failures.length} failed, ${skipped} skipped`;
}
