import { readJson } from "./json.mjs";
import { addReport, emptyTotals } from "./reports.mjs";
import { taskName } from "./task-groups.mjs";

/** @import { Totals } from "./reports.mjs" */
/** @import { FinishedTask } from "./run-summary.mjs" */

/**
 * Counts all tests of a run. A task that failed without a failing test counts as one failed, and so does one that
 * should have left a report and did not: nothing that went wrong may look like nothing at all.
 *
 * @param {readonly FinishedTask[]} tasks
 * @returns {{ totals: Totals, broken: FinishedTask[] }} `broken`: the tasks whose log tells what no test tells
 */
export function countTests(tasks) {
  const totals = emptyTotals();
  /** @type {FinishedTask[]} */
  const broken = [];
  for (const task of tasks) {
    const before = totals.failures.length;
    for (const file of task.files) {
      addReportFile(totals, file, task.folder);
    }
    if (!task.failed && task.reports && task.files.length === 0) {
      totals.failures.push(`${taskName(task.id)} passed, but left no report of its tests`);
    }
    if (task.failed && totals.failures.length === before) {
      totals.failures.push(`${taskName(task.id)}: the end of its log stands above, all of it in ${task.log}`);
      broken.push(task);
    }
  }
  return { totals, broken };
}

/**
 * @param {Totals} totals
 * @param {string} file
 * @param {string} folder
 */
function addReportFile(totals, file, folder) {
  try {
    addReport(totals, readJson(file), folder);
  } catch (error) {
    totals.failures.push(`${file} cannot be read: ${String(error)}`);
  }
}
