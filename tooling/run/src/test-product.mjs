import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findChromium } from "../find-chromium.mjs";
import { countTests } from "./count-tests.mjs";
import { Failure } from "./failure.mjs";
import { installIfNeeded } from "./install.mjs";
import { root, toolEnvironment } from "./repository.mjs";
import { readRunSummaries } from "./run-summary.mjs";
import { secondsSince } from "./seconds.mjs";
import { startTestServers } from "./servers/test-servers.mjs";
import { describeTimes } from "./task-times.mjs";
import { closingLine, describeOutcome } from "./test-outcome.mjs";
import { plannedTasks, runTurbo } from "./turbo.mjs";

/** @import { Lifetime } from "./lifetime.mjs" */

/**
 * One run after the other: turbo starts what waits for few builds, so what takes long gets a run of its own.
 * `lint:types` checks the types of all packages, too. `spare`: how many tasks beside one for each core.
 * @type {readonly { tasks: string[], spare: number }[]}
 */
const STEPS = [
  { tasks: ["build", "//#lint:types", "//#lint:patterns", "//#lint:format", "//#lint:unused", "package"], spare: 0 },
  // Proofs mostly wait, and end long before the journeys.
  { tasks: ["@thirtyfold/web#e2e", "proof"], spare: 0 },
  // The API's tests and the stories wait for no build, so they start first; the many short ones fill the gaps, to the
  // end.
  { tasks: ["stories", "test", "consumers", "@thirtyfold/bundle#e2e"], spare: 1 },
];

/**
 * `npm test`: installs if needed, then runs everything that is not cached, and closes with the counts.
 * @param {Lifetime} lifetime @returns {Promise<number>} 0 if nothing failed, else 1 @throws {Failure}
 */
export async function testProduct(lifetime) {
  await installIfNeeded(lifetime);
  const browser = await findChromium();
  console.log(`Browser: ${browser.executablePath}`);
  const servers = await startTestServers(process.env, lifetime);
  console.log([...servers.there, ...servers.missing].join("\n"));
  try {
    const env = toolEnvironment({
      ...servers.env,
      CHROMIUM_PATH: browser.executablePath,
      // Some forty processes load the same tools: recompiling them takes each a second of CPU time.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      // Garbage collection is a seventh of the tests' work; with more room it runs less often.
      NODE_OPTIONS: [process.env["NODE_OPTIONS"], "--max-semi-space-size=64"].filter(Boolean).join(" "),
    });
    return await runTests(env, servers.missing, lifetime);
  } finally {
    await servers.stop();
  }
}

/** @param {NodeJS.ProcessEnv} env @param {readonly string[]} reasons why some tests skip @param {Lifetime} lifetime */
async function runTests(env, reasons, lifetime) {
  const started = Date.now();
  console.log("Checking and testing; what has not changed since it passed is not run again");
  // Parts whose dependencies failed to build are not tested against older builds.
  const how = ["--continue=dependencies-successful", "--summarize"];
  const planned = await plannedTasks(
    STEPS.flatMap(({ tasks }) => tasks),
    { lifetime, env },
  );
  const runs = STEPS.map(({ tasks, spare }) => [
    ...tasks,
    ...how,
    `--concurrency=${Math.max(2, availableParallelism()) + spare}`,
  ]);
  const run = await runTurbo(runs, { lifetime, env, planned });
  const summaries = run.messages.flatMap((line) => /^Summary:\s+(.*)$/.exec(line)?.[1] ?? []);
  if (summaries.length < runs.length) {
    throw new Failure([...run.messages, "turbo could not run the tests; the reason stands above."].join("\n"));
  }
  const tasks = readRunSummaries(summaries, root);
  for (const summary of summaries) {
    rmSync(summary, { force: true });
  }
  const { totals, broken } = countTests(tasks);
  if (run.code !== 0 && totals.failures.length === 0) {
    totals.failures.push(`turbo ended with code ${run.code}: ${run.messages.findLast(Boolean)}`);
  }
  const notRun = planned.filter((id) => !tasks.some((task) => task.id === id));
  const logs = new Map(run.tasks.map(({ id, log }) => [id, log]));
  console.log(describeTimes(tasks, run.steps).join("\n"));
  console.log(`Done in ${secondsSince(started)}.`);
  console.log(describeOutcome({ totals, broken, logs, notRun, reasons }).join("\n"));
  console.log(closingLine(totals));
  return totals.failures.length === 0 ? 0 : 1;
}
