import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type CheckResult = { title: string; problems: readonly string[]; milliseconds: number };

/** Writes results for `npm test` to count, as Vitest's json reporter does. @param folder of the package */
export async function writeReport(folder: string, results: readonly CheckResult[]): Promise<void> {
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const report = {
    numTotalTests: results.length,
    numPassedTests: results.length - failed,
    numFailedTests: failed,
    numPendingTests: 0,
    success: failed === 0,
    testResults: [
      {
        name: join(folder, "package.json"),
        status: failed === 0 ? "passed" : "failed",
        message: "",
        assertionResults: results.map(({ title, problems, milliseconds }) => ({
          ancestorTitles: ["the package as its users get it"],
          title,
          status: problems.length === 0 ? "passed" : "failed",
          duration: milliseconds,
          failureMessages: problems,
        })),
      },
    ],
  };
  await mkdir(join(folder, "test-results"), { recursive: true });
  await writeFile(join(folder, "test-results", "package.json"), JSON.stringify(report));
}

/** One line per check, its problems below. */
export function describe(results: readonly CheckResult[]): string {
  return results
    .flatMap(({ title, problems }) => [
      `${problems.length === 0 ? "passed" : "FAILED"}  ${title}`,
      ...problems.map((problem) => problem.replaceAll(/^/gm, "        ")),
    ])
    .join("\n");
}
