import { list, record, text, texts } from "./json.mjs";

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} skipped
 * @property {string[]} failures one entry for each that failed: what, and the first line of why
 * @property {Map<string, number>} skips how many were skipped, by the group that names the reason
 */

/** @returns {Totals} */
export function emptyTotals() {
  return { passed: 0, skipped: 0, failures: [], skips: new Map() };
}

/**
 * Adds one report in the format of Vitest's json reporter.
 *
 * @param {Totals} totals is added to
 * @param {unknown} report
 * @param {string} folder of the package, relative to the repository's root
 */
export function addReport(totals, report, folder) {
  for (const file of list(record(report)["testResults"]).map(record)) {
    const path = pathIn(folder, text(file["name"]));
    const tests = list(file["assertionResults"]).map(record);
    for (const test of tests) {
      addTest(totals, test, path);
    }
    if (file["status"] === "failed" && !tests.some((test) => test["status"] === "failed")) {
      totals.failures.push(`${path}: ${firstLine(text(file["message"]))}`);
    }
  }
}

/**
 * @param {Totals} totals
 * @param {Record<string, unknown>} test
 * @param {string} path
 */
function addTest(totals, test, path) {
  const groups = texts(test["ancestorTitles"]).filter(Boolean);
  const title = text(test["title"]);
  if (test["status"] === "passed") {
    totals.passed += 1;
  } else if (test["status"] === "failed") {
    const why = firstLine(texts(test["failureMessages"])[0] ?? "");
    totals.failures.push(`${[path, ...groups, title].join(" > ")}\n    ${why}`);
  } else {
    const group = [path, groups[0] ?? title].join(" > ");
    totals.skipped += 1;
    totals.skips.set(group, (totals.skips.get(group) ?? 0) + 1);
  }
}

/**
 * @param {string} folder
 * @param {string} file absolute, perhaps of another place where the cache was filled
 */
function pathIn(folder, file) {
  const at = file.lastIndexOf(`/${folder}/`);
  return at < 0 ? file : file.slice(at + 1);
}

/** @param {string} message */
function firstLine(message) {
  return message.trim().split("\n", 1)[0] ?? "";
}
