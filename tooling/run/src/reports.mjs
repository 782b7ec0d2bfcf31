import { list, record, text, texts } from "./json.mjs";

/**
 * `failures`: what failed, with the first line of why; `skips`: counts by the group that names the reason.
 * @typedef {{ passed: number, skipped: number, failures: string[], skips: Map<string, number> }} Totals
 */

/** @returns {Totals} */
export function emptyTotals() {
  return { passed: 0, skipped: 0, failures: [], skips: new Map() };
}

/** Adds a Vitest report. @param {Totals} totals @param {unknown} report @param {string} folder of the package */
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

/** @param {Totals} totals @param {Record<string, unknown>} test @param {string} path */
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

/** @param {string} folder @param {string} file absolute, perhaps from another machine that filled the cache */
function pathIn(folder, file) {
  const at = file.lastIndexOf(`/${folder}/`);
  return at < 0 ? file : file.slice(at + 1);
}

/** @param {string} message */
function firstLine(message) {
  return message.trim().split("\n", 1)[0] ?? "";
}
