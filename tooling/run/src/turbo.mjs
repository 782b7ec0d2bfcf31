import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { list, record, text } from "./json.mjs";
import { tools } from "./repository.mjs";
import { runChild } from "./run-child.mjs";
import { secondsSince } from "./seconds.mjs";
import { createTaskReader, taskName } from "./task-groups.mjs";

/** @import { Lifetime } from "./lifetime.mjs" */
/** @import { Task } from "./task-groups.mjs" */

const HEARTBEAT_MS = 15_000;

/**
 * @typedef {object} TurboRun
 * @property {number} code
 * @property {Task[]} tasks those that ended, whether executed or taken from the cache
 * @property {string[]} messages what turbo said itself
 */

/**
 * Runs turbo tasks and tells of each that ends, with a sign of life between.
 *
 * @param {readonly string[]} args
 * @param {{ lifetime: Lifetime, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<TurboRun>}
 * @throws {import("./lifetime.mjs").Stopped}
 */
export async function runTurbo(args, { lifetime, env }) {
  const started = Date.now();
  /** @type {string[]} */
  const messages = [];
  /** @param {string} news */
  const say = (news) => {
    console.log(`  ${secondsSince(started).padStart(6)}  ${news}`);
    heartbeat.refresh();
  };
  const reader = createTaskReader(({ id, cached, failed }) => {
    if (!cached) {
      say(failed ? `${taskName(id)} FAILED` : taskName(id));
    }
  });
  const heartbeat = setInterval(() => say(`... ${reader.count()} tasks done`), HEARTBEAT_MS);
  try {
    const code = await runChild(join(tools, "turbo"), ["run", ...args, "--log-order=grouped", "--log-prefix=task"], {
      lifetime,
      env,
      onLine: (line) => {
        const plain = stripVTControlCharacters(line);
        if (!reader.read(plain)) {
          messages.push(plain);
        }
      },
    });
    lifetime.stop.throwIfAborted();
    return { code, tasks: reader.end(), messages };
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * @param {readonly string[]} tasks
 * @param {{ lifetime: Lifetime, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<string[]>} the ids of all tasks that a run of them consists of
 */
export async function plannedTasks(tasks, { lifetime, env }) {
  /** @type {string[]} */
  const output = [];
  await runChild(join(tools, "turbo"), ["run", ...tasks, "--dry-run=json"], {
    lifetime,
    env,
    onLine: (line) => output.push(line),
  });
  const json = output.slice(output.indexOf("{")).join("\n");
  return list(record(JSON.parse(json))["tasks"])
    .map(record)
    .filter((task) => task["command"] !== "<NONEXISTENT>")
    .map((task) => text(task["taskId"]));
}
