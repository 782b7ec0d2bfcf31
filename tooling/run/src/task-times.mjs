import { cpus } from "node:os";
import { taskName } from "./task-groups.mjs";

/** @import { FinishedTask } from "./run-summary.mjs" */
/** @import { Step } from "./turbo.mjs" */

/** Shorter tasks are summarized in one line. */
const SHORT_MS = 5000;

/**
 * Shows how a run spent its time: each step, and below it its tasks, starting with the last to end, which the step
 * waited for.
 * @param {readonly FinishedTask[]} tasks @param {readonly Step[]} steps @returns {string[]} empty if everything was
 * cached
 */
export function describeTimes(tasks, steps) {
  return steps.flatMap(({ from, to, processors }, index) => {
    const ran = tasks.filter((task) => task.to > task.from && task.from >= from && task.to <= to);
    const long = ran.filter((task) => task.to - task.from >= SHORT_MS).toSorted((one, other) => other.to - one.to);
    const share = Math.round((processors * 100_000) / ((to - from) * cpus().length));
    const short = ran.length - long.length;
    const lines = long.map((task) => `${span(task.from - from, task.to - from)}  ${taskName(task.id)}`);
    if (short > 0) lines.push(`${short} more took less than ${seconds(SHORT_MS)} each`);
    return ran.length === 0
      ? []
      : [
          `Step ${index + 1}: ${seconds(to - from)}, the processors worked ${share} % of it`,
          ...lines.map((line) => `  ${line}`),
        ];
  });
}

/** @param {number} ms */
function seconds(ms) {
  return `${Math.round(ms / 1000)} s`;
}

/** @param {number} from @param {number} to ms since the step's start */
function span(from, to) {
  return `${seconds(to - from).padStart(5)}, until ${seconds(to).padStart(5)}`;
}
