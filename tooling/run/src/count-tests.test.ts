import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countTests } from "./count-tests.mjs";
import { readRunSummaries } from "./run-summary.mjs";
import { closingLine, describeOutcome } from "./test-outcome.mjs";

const START = Date.now() - 60_000;
let root = "";

function writeReport(path: string, statuses: readonly string[], at = START + 5000) {
  const assertionResults = statuses.map((status) => ({
    title: status,
    status,
    failureMessages: ["no"],
    ancestorTitles: [],
  }));
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ testResults: [{ name: `/x/${path}`, status: "passed", assertionResults }] }));
  utimesSync(file, at / 1000, at / 1000);
}

function task(name: string, exitCode: number, more: object = {}) {
  return {
    taskId: `@thirtyfold/api#${name}`,
    directory: "apps/api",
    command: "vitest run",
    outputs: name === "test" ? ["test-results/unit*.json"] : ["test-results/e2e*.json", "test-results/e2e/**"],
    expandedOutputs: exitCode === 0 ? [`apps/api/test-results/${name === "test" ? "unit" : "e2e"}.json`] : [],
    logFile: `apps/api/.turbo/turbo-${name}.log`,
    execution: { startTime: START, endTime: START + 6000, exitCode },
    ...more,
  };
}

function count(...runs: readonly (readonly object[])[]) {
  const files = runs.map((tasks, index) => {
    const file = join(root, `summary-${index}.json`);
    writeFileSync(file, JSON.stringify({ tasks }));
    return file;
  });
  return countTests(readRunSummaries(files, root));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "count tests-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("the summary line", () => {
  it("adds up the reports of all tasks, cached or not", () => {
    writeReport("apps/api/test-results/unit.json", ["passed", "passed", "skipped"], START - 1e9);
    writeReport("apps/api/test-results/e2e.json", ["passed"]);
    const { totals } = count([task("test", 0), task("e2e", 0)]);
    expect(closingLine(totals)).toBe("3 passed, 0 failed, 1 skipped");
  });

  it("counts a failed task's fresh report, and never one from an earlier run", () => {
    writeReport("apps/api/test-results/unit.json", ["passed", "failed"]);
    writeReport("apps/api/test-results/unit-old.json", ["passed", "passed"], START - 1);
    const { totals, broken } = count([task("test", 1)]);
    expect(closingLine(totals)).toBe("1 passed, 1 failed, 0 skipped");
    expect(broken).toEqual([]);
  });

  it("keeps the reports of tasks in one package apart", () => {
    writeReport("apps/api/test-results/unit.json", ["passed"]);
    writeReport("apps/api/test-results/e2e.json", ["failed"]);
    const { totals } = count([task("test", 1), task("e2e", 1)]);
    expect(totals.failures).toEqual([
      expect.stringMatching(/^@thirtyfold\/api test: /),
      expect.stringMatching(/e2e\.json > failed/),
    ]);
  });

  it("counts the tasks of all turbo runs, and a task shared by several runs only once", () => {
    writeReport("apps/api/test-results/unit.json", ["passed"]);
    const build = task("build", 2, { outputs: ["dist/**"] });
    const { totals } = count([build, task("package", 0, { outputs: null })], [build, task("test", 0)]);
    expect(closingLine(totals)).toBe("1 passed, 1 failed, 0 skipped");
  });

  it("counts a task that failed without a failing test as one failure, with the end of its log", () => {
    const { totals, broken } = count([task("build", 2, { outputs: ["dist/**"] })]);
    expect(closingLine(totals)).toBe("0 passed, 1 failed, 0 skipped");
    const lines = describeOutcome({
      totals,
      broken,
      logs: new Map([["@thirtyfold/api#build", ["error TS2322"]]]),
      notRun: ["@thirtyfold/web#e2e"],
      reasons: [],
    });
    expect(lines).toEqual([
      "",
      "@thirtyfold/api build failed:",
      "  error TS2322",
      "",
      "Failed:",
      "  @thirtyfold/api build: the end of its log stands above, all of it in apps/api/.turbo/turbo-build.log",
      "",
      "Not run, since something they need failed:",
      "  @thirtyfold/web e2e",
      "",
    ]);
  });

  it("counts a missing or unreadable report of passed tests as a failure", () => {
    writeReport("apps/api/test-results/e2e.json", []);
    writeFileSync(join(root, "apps/api/test-results/e2e.json"), "{");
    const { totals } = count([task("test", 0, { expandedOutputs: [] }), task("e2e", 0)]);
    expect(totals.failures).toEqual([
      "@thirtyfold/api test passed, but left no report of its tests",
      expect.stringContaining("e2e.json cannot be read"),
    ]);
  });

  it("knows when a task ran, even if a later turbo run took its result from the cache", () => {
    const file = join(root, "summary.json");
    const again = {
      execution: { startTime: START + 9000, endTime: START + 9001, exitCode: 0 },
      cache: { status: "HIT" },
    };
    writeFileSync(file, JSON.stringify({ tasks: [task("build", 0), task("build", 0, again)] }));
    expect(readRunSummaries([file], root)).toMatchObject([{ from: START, to: START + 6000 }]);
  });

  it("skips tasks without a script, and expects no report from lint", () => {
    const { totals } = count([
      task("test", 0, { command: "<NONEXISTENT>" }),
      task("lint", 0, { taskId: "//#lint:types", outputs: null, directory: "" }),
    ]);
    expect(closingLine(totals)).toBe("0 passed, 0 failed, 0 skipped");
  });

  it("says why tests were skipped", () => {
    writeReport("apps/api/test-results/unit.json", ["skipped"]);
    const { totals, broken } = count([task("test", 0)]);
    const reasons = ["Redis: redis-server not found on this machine; the tests that need it are skipped"];
    expect(describeOutcome({ totals, broken, logs: new Map(), notRun: [], reasons })).toEqual([
      "",
      "Skipped:",
      "  1 x apps/api/test-results/unit.json > skipped",
      `  ${reasons[0]}`,
      "",
    ]);
  });
});
