import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { list, record, text } from "./json.mjs";
import { tools } from "./repository.mjs";
import { runChild } from "./run-child.mjs";
import { secondsSince, workedSeconds } from "./seconds.mjs";
import { createTaskReader, taskName } from "./task-groups.mjs";

/** @import { Lifetime } from "./lifetime.mjs" */
/** @import { Task } from "./task-groups.mjs" */

const HEARTBEAT_MS = 15_000;
/** Milliseconds after Ctrl-C in which tests may finish the current one. */
const GRACE_MS = 3000;
const NAMED_AT_MOST = 4;

/**
 * `code`: of the first failed run, else 0; `messages`: turbo's own; `steps`: when each run began and ended, and for
 * how long the machine's processors worked meanwhile.
 * @typedef {{ code: number, tasks: Task[], messages: string[], steps: Step[] }} TurboRun
 * @typedef {{ from: number, to: number, processors: number }} Step times as epoch ms, `processors` in seconds
 */

/**
 * Runs turbo once for each list of arguments, whatever the previous result, and reports each task that ends.
 * @param {readonly (readonly string[])[]} runs @returns {Promise<TurboRun>}
 * @param {{ lifetime: Lifetime, env: NodeJS.ProcessEnv, planned?: readonly string[] }} options `planned`: ids to come
 * @throws {import("./lifetime.mjs").Stopped}
 */
export async function runTurbo(runs, { lifetime, env, planned = [] }) {
  const started = Date.now();
  /** @type {string[]} */
  const messages = [];
  /** @param {string} news */
  const say = (news) => {
    console.log(`  ${secondsSince(started).padStart(6)}  ${news}`);
    heartbeat.refresh();
  };
  const reader = createTaskReader(({ id, cached, failed }) => {
    if (!cached && !lifetime.stop.aborted) {
      say(failed ? `${taskName(id)} FAILED` : taskName(id));
    }
  });
  const heartbeat = setInterval(() => say(describeProgress(reader.ended(), planned)), HEARTBEAT_MS);
  /** @param {string} line */
  const onLine = (line) => {
    const plain = stripVTControlCharacters(line);
    if (!reader.read(plain)) {
      messages.push(plain);
    }
  };
  try {
    let code = 0;
    /** @type {Step[]} */
    const steps = [];
    for (const args of runs) {
      const [from, worked] = [Date.now(), workedSeconds()];
      const all = ["run", ...args, "--log-order=grouped", "--log-prefix=task"];
      const ended = await runChild(join(tools, "turbo"), all, { lifetime, env, graceMs: GRACE_MS, onLine });
      lifetime.stop.throwIfAborted();
      code ||= ended;
      steps.push({ from, to: Date.now(), processors: workedSeconds() - worked });
    }
    return { code, tasks: reader.end(), messages, steps };
  } finally {
    clearInterval(heartbeat);
  }
}

/** @param {readonly string[]} ended @param {readonly string[]} planned @returns {string} */
export function describeProgress(ended, planned) {
  const left = planned.filter((id) => !ended.includes(id)).map(taskName);
  const names = left.length > 0 && left.length <= NAMED_AT_MOST ? `, still to end: ${left.join(", ")}` : "";
  return `... ${ended.length} tasks done${names}`;
}

/**
 * @param {readonly string[]} tasks @param {{ lifetime: Lifetime, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<string[]>} the ids of all tasks in such a run
 */
export async function plannedTasks(tasks, { lifetime, env }) {
  /** @type {string[]} */
  const output = [];
  await runChild(join(tools, "turbo"), ["run", ...tasks, "--dry-run=json"], {
    lifetime,
    env,
    onLine: (line) => output.push(line),
  });
  try {
    const { tasks: planned } = record(JSON.parse(output.slice(output.indexOf("{")).join("\n")));
    return list(planned)
      .map(record)
      .filter((task) => task["command"] !== "<NONEXISTENT>")
      .map((task) => text(task["taskId"]));
  } catch {
    // The run itself reports the error better.
    return [];
  }
}
