import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { list, readJson, record, text, texts } from "./json.mjs";

const REPORTS = "test-results";

/**
 * @typedef {object} FinishedTask
 * @property {string} id like `@thirtyfold/api#test`
 * @property {string} folder of its package, relative to the repository's root
 * @property {boolean} failed
 * @property {boolean} reports whether it is a kind of task that leaves test reports
 * @property {string[]} files the reports of this very run, or of the run that the cache kept; absolute paths
 * @property {string} log the file that holds its output, relative to the repository's root
 */

/**
 * Reads what `turbo run --summarize` wrote, run for run: the tasks that ran or came from the cache, how each ended the
 * last time, and which reports are theirs. Tasks that could not run since another one failed are not in it.
 *
 * @param {readonly string[]} files
 * @param {string} root
 * @returns {FinishedTask[]}
 */
export function readRunSummaries(files, root) {
  const tasks = files
    .flatMap((file) => list(record(readJson(file))["tasks"]))
    .map(record)
    .filter((task) => task["command"] !== "<NONEXISTENT>")
    .map((task) => readTask(task, root));
  return [...new Map(tasks.map((task) => [task.id, task])).values()];
}

/**
 * @param {Record<string, unknown>} task
 * @param {string} root
 * @returns {FinishedTask}
 */
function readTask(task, root) {
  const execution = record(task["execution"]);
  const failed = execution["exitCode"] !== 0;
  const folder = text(task["directory"]);
  const patterns = texts(task["outputs"]).filter((output) => output.startsWith(`${REPORTS}/`));
  // A failed task's outputs are not listed, and the folder may hold the reports of an earlier run.
  const files = failed
    ? reportsIn(join(root, folder), patterns, Number(execution["startTime"]))
    : texts(task["expandedOutputs"]).filter((path) => isReport(path.slice(folder.length + 1), patterns));
  return {
    id: text(task["taskId"]),
    folder,
    failed,
    reports: patterns.length > 0,
    files: files.map((path) => (failed ? path : join(root, path))),
    log: text(task["logFile"]),
  };
}

/**
 * @param {string} folder absolute
 * @param {readonly string[]} patterns
 * @param {number} since epoch milliseconds; what is older belongs to an earlier run
 */
function reportsIn(folder, patterns, since) {
  const names = existsSync(join(folder, REPORTS)) ? readdirSync(join(folder, REPORTS)) : [];
  return names
    .filter((name) => isReport(`${REPORTS}/${name}`, patterns))
    .map((name) => join(folder, REPORTS, name))
    .filter((path) => statSync(path).mtimeMs >= since);
}

/**
 * @param {string} path relative to the package's folder
 * @param {readonly string[]} patterns turbo's output globs
 */
function isReport(path, patterns) {
  return /^test-results\/[^/]+\.json$/.test(path) && patterns.some((pattern) => toRegExp(pattern).test(path));
}

/** @param {string} glob with `*` and `**` */
function toRegExp(glob) {
  const source = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, (stars) => (stars === "*" ? "[^/]*" : ".*"));
  return new RegExp(`^${source}$`);
}
