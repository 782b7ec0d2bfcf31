import { readJson } from "./json.mjs";
import { addReport, emptyTotals } from "./reports.mjs";
import { taskName } from "./task-groups.mjs";

/** @import { Totals } from "./reports.mjs" */
/** @import { FinishedTask } from "./run-summary.mjs" */

/**
 * Counts tests. A failed task without a failing test counts as one, and so does a missing report.
 * @param {readonly FinishedTask[]} tasks
 * @returns {{ totals: Totals, broken: FinishedTask[] }} `broken`: tasks explained only by their log
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

/** @param {Totals} totals @param {string} file @param {string} folder */
function addReportFile(totals, file, folder) {
  try {
    addReport(totals, readJson(file), folder);
  } catch (error) {
    totals.failures.push(`${file} cannot be read: ${String(error)}`);
  }
}
