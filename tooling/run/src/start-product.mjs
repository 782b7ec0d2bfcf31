import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { installIfNeeded } from "./install.mjs";
import { requireFreePort } from "./port.mjs";
import { pinnedNode, root, toolEnvironment } from "./repository.mjs";
import { runChild } from "./run-child.mjs";
import { secondsSince } from "./seconds.mjs";
import { taskName } from "./task-groups.mjs";
import { runTurbo } from "./turbo.mjs";

/** @import { Lifetime } from "./lifetime.mjs" */

/** The server promises to end within 15 s of a SIGTERM. */
const SERVER_GRACE_MS = 20_000;

/** Stops the server even if we are killed. */
export const serverPreload = ["--import", new URL("./stop-with-parent.mjs", import.meta.url).href];

/**
 * `npm start`: installs and builds if needed, then serves.
 * @param {Lifetime} lifetime @returns {Promise<number>} the server's exit code @throws {Failure}
 */
export async function startProduct(lifetime) {
  await requireFreePort(process.env);
  await installIfNeeded(lifetime);
  await build(lifetime);
  return serve(lifetime);
}

/** @param {Lifetime} lifetime */
async function build(lifetime) {
  const started = Date.now();
  console.log("Building the website, the desk and the API");
  const filters = ["api", "web", "desk"].map((app) => `--filter=@thirtyfold/${app}...`);
  const run = await runTurbo([["build", ...filters]], {
    lifetime,
    env: toolEnvironment(),
  });
  if (run.code !== 0) {
    const failed = run.tasks.filter((task) => task.failed);
    const logs = failed.map(({ id, log }) => `\n${taskName(id)} failed:\n${log.join("\n")}\n`);
    const reason = failed.length > 0 ? logs : run.messages;
    throw new Failure([...reason, "The build failed; the reason stands above."].join("\n"));
  }
  const unchanged = run.tasks.filter((task) => task.cached).length;
  console.log(`Built in ${secondsSince(started)} (${unchanged} of ${run.tasks.length} parts unchanged).`);
}

/** @param {Lifetime} lifetime */
function serve(lifetime) {
  // Without a package manager in between, which would swallow signals.
  return runChild(pinnedNode(), [...serverPreload, join(root, "apps", "api", "dist", "server.js")], {
    lifetime,
    env: process.env,
    graceMs: SERVER_GRACE_MS,
  });
}
