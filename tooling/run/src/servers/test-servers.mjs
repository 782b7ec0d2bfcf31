import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { record, text } from "../json.mjs";

/** @import { Lifetime } from "../lifetime.mjs" */

const GUARD = fileURLToPath(new URL("./guard.mjs", import.meta.url));

/** What the tests want, and the variable by which they are told where it is. */
const SERVERS = [
  { name: "postgres", label: "PostgreSQL", variable: "TEST_DATABASE_URL" },
  { name: "redis", label: "Redis", variable: "TEST_REDIS_URL" },
];

/**
 * @typedef {object} TestServers
 * @property {Record<string, string>} env for the tests: the addresses, and `TEST_SERVERS`, which names what there is and
 *   so keeps results with and without a server apart in the cache
 * @property {string[]} there for people: a line for each server that there is
 * @property {string[]} missing for people: a line for each that there is not, with the reason
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a private server for each kind that the environment names none of, where it is installed.
 *
 * @param {NodeJS.ProcessEnv} given
 * @param {Lifetime} lifetime
 * @returns {Promise<TestServers>}
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
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @param {Lifetime} lifetime
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
