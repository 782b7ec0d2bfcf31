import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { record, text } from "../json.mjs";

/** @import { Lifetime } from "../lifetime.mjs" */

const GUARD = fileURLToPath(new URL("./guard.mjs", import.meta.url));

/** The kinds of servers, and the variables for their addresses. */
const SERVERS = [
  { name: "postgres", label: "PostgreSQL", variable: "TEST_DATABASE_URL" },
  { name: "redis", label: "Redis", variable: "TEST_REDIS_URL" },
];

/**
 * `TEST_SERVERS` in `env` keeps cached results with and without a server apart; `there`, `missing`: lines for people.
 * @typedef {{ env: Record<string, string>, there: string[], missing: string[], stop: () => Promise<void> }} TestServers
 */

/**
 * Starts a private server for each installed kind that the environment does not name.
 * @param {NodeJS.ProcessEnv} given @param {Lifetime} lifetime @returns {Promise<TestServers>}
 */
export async function startTestServers(given, lifetime) {
  const wanted = SERVERS.filter(({ variable }) => !isSet(given[variable])).map(({ name }) => name);
  const { answers, stop } = await startGuard(wanted, given, lifetime);
  /** @type {Record<string, string>} */
  const env = {};
  const names = [];
  const there = [];
  const missing = [];
  for (const { name, label, variable } of SERVERS) {
    const answer = record(answers[name]);
    if (isSet(given[variable])) {
      names.push(name);
      there.push(`${label}: the one that ${variable} names`);
    } else if (typeof answer["url"] === "string") {
      env[variable] = answer["url"];
      names.push(name);
      there.push(`${label}: started for the tests`);
    } else {
      missing.push(`${label}: ${text(answer["missing"])}; the tests that need it are skipped`);
    }
  }
  return { env: { ...env, TEST_SERVERS: names.join(",") }, there, missing, stop };
}

/** @param {string | undefined} value */
function isSet(value) {
  return value !== undefined && value !== "";
}

/**
 * @param {readonly string[]} names @param {NodeJS.ProcessEnv} env @param {Lifetime} lifetime
 * @returns {Promise<{ answers: Record<string, unknown>, stop: () => Promise<void> }>}
 */
async function startGuard(names, env, lifetime) {
  const guard = spawn(process.execPath, [GUARD, ...names], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(guard, "close");
  const stop = async () => {
    guard.kill("SIGTERM");
    await ended;
  };
  const lines = createInterface({ input: guard.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  if (lifetime.stop.aborted) {
    await stop();
    lifetime.stop.throwIfAborted();
  }
  return { answers: record(JSON.parse(first.done ? "{}" : first.value)), stop };
}
