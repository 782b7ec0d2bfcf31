import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { list, readJson, record, text, texts } from "./json.mjs";

const REPORTS = "test-results";

/**
 * `folder` and `log` are relative to the repository, `files` (this run's) absolute; `reports`: whether there should be;
 * `from`, `to`: epoch ms, the same where it was cached.
 * @typedef {{ id: string, folder: string, failed: boolean, reports: boolean, files: string[], log: string, from: number,
 * to: number }} FinishedTask
 */

/**
 * Reads `turbo run --summarize`: tasks that ran or came from the cache, without those that could not run.
 * @param {readonly string[]} files @param {string} root @returns {FinishedTask[]}
 */
export function readRunSummaries(files, root) {
  const tasks = files
    .flatMap((file) => list(record(readJson(file))["tasks"]))
    .map(record)
    .filter((task) => task["command"] !== "<NONEXISTENT>")
    .map((task) => readTask(task, root));
  /** @type {Map<string, FinishedTask>} */
  const latest = new Map();
  for (const task of tasks) {
    // Tasks that one turbo run has built come from the cache in the next.
    const { from, to } = task.from === task.to ? (latest.get(task.id) ?? task) : task;
    latest.set(task.id, { ...task, from, to });
  }
  return [...latest.values()];
}

/** @param {Record<string, unknown>} task @param {string} root @returns {FinishedTask} */
function readTask(task, root) {
  const execution = record(task["execution"]);
  const failed = execution["exitCode"] !== 0;
  const started = Number(execution["startTime"]);
  const folder = text(task["directory"]);
  const patterns = texts(task["outputs"]).filter((output) => output.startsWith(`${REPORTS}/`));
  // Outputs of a failed task are not listed, and the folder may hold older reports.
  const files = failed
    ? reportsIn(join(root, folder), patterns, started)
    : texts(task["expandedOutputs"]).filter((path) => isReport(path.slice(folder.length + 1), patterns));
  return {
    id: text(task["taskId"]),
    folder,
    failed,
    reports: patterns.length > 0,
    files: files.map((path) => (failed ? path : join(root, path))),
    log: text(task["logFile"]),
    from: started,
    to: record(task["cache"])["status"] === "HIT" ? started : Number(execution["endTime"]),
  };
}

/** @param {string} folder @param {readonly string[]} patterns @param {number} since epoch ms; older ones don't count */
function reportsIn(folder, patterns, since) {
  const names = existsSync(join(folder, REPORTS)) ? readdirSync(join(folder, REPORTS)) : [];
  return names
    .filter((name) => isReport(`${REPORTS}/${name}`, patterns))
    .map((name) => join(folder, REPORTS, name))
    .filter((path) => statSync(path).mtimeMs >= since);
}

/** @param {string} path relative to the package @param {readonly string[]} patterns turbo's output globs */
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
