import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type FoundPattern, findPatterns } from "./find-patterns.ts";
import { judgePattern } from "./judge-pattern.ts";
import { recordPatterns } from "./record-patterns.ts";

/** The largest input, in characters, for which a pattern need not be linear. */
const longestBound = 2_000;
/** Files whose patterns never meet visitors' texts: tests and evaluation texts. */
const apart = /\.(?:test|stories)\.tsx?$|\/testing\/|\/src\/evaluation\//;

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Sources of the API, and of the packages with which it reads texts. */
function sourcesOf(root: string): string[] {
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(root, "apps/api/package.json"), "utf8")));
  const packages = Object.keys(dependencies).flatMap((name) => name.match(/^@thirtyfold\/(.+)$/)?.[1] ?? []);
  const globs = ["apps/api/src/**/*.ts", ...packages.map((name) => `packages/${name}/src/**/*.ts`)];
  return globSync(globs, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !apart.test(file))
    .toSorted();
}

function problemOf(found: FoundPattern, { source, flags }: { source: string; flags: string }): string | undefined {
  const verdict = judgePattern(source, flags);
  if (verdict === undefined) return undefined;
  if (found.bound === undefined) return verdict;
  if (verdict.startsWith("exponential")) return `${verdict}: no bound makes that short`;
  return found.bound <= longestBound ? undefined : `${verdict}: ${found.bound} characters are no bound`;
}

/** Returns problems as `file:line:column what`, and the number of patterns. */
async function checkPatterns(root: string): Promise<{ problems: string[]; count: number }> {
  const files = sourcesOf(root).map((file) => ({
    file,
    found: findPatterns(file, readFileSync(join(root, file), "utf8")),
  }));
  const building = files.filter(({ found }) => found.some(({ literal, inFunction }) => !literal && !inFunction));
  const made = await recordPatterns(building.map(({ file }) => pathToFileURL(join(root, file))));
  let count = 0;
  const problems = files.flatMap(({ file, found }) =>
    found.flatMap((one) => {
      const at = `${file}:${one.line}:${one.column}`;
      if (one.inFunction)
        return [`${at} a pattern that is built in a function cannot be checked: build it when the module loads`];
      const patterns = one.literal
        ? [one.literal]
        : made.filter(
            (pattern) =>
              relative(root, pattern.file).replaceAll("\\", "/") === file &&
              pattern.line === one.line &&
              pattern.column === one.column,
          );
      count += patterns.length;
      if (patterns.length === 0) return [`${at} a pattern that no one builds when the module loads cannot be checked`];
      return patterns.flatMap((pattern) => {
        const problem = problemOf(one, pattern);
        return problem === undefined ? [] : [`${at} ${problem}: /${pattern.source}/${pattern.flags}`];
      });
    }),
  );
  return { problems, count };
}

const root = process.argv[2] ?? join(import.meta.dirname, "../../../..");
const { problems, count } = await checkPatterns(root);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${count} patterns that visitors' texts meet, ${problems.length} worse than linear\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
