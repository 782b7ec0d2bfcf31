import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure } from "./failure.mjs";
import { fingerprint, isComplete } from "./fingerprint.mjs";
import { readJson, record, text } from "./json.mjs";
import { root } from "./repository.mjs";
import { runChild } from "./run-child.mjs";
import { secondsSince } from "./seconds.mjs";

/** @import { Lifetime } from "./lifetime.mjs" */

const STAMP = join(root, "node_modules", ".cache", "thirtyfold", "installed");
const PROGRESS_EVERY_MS = 3000;
const NETWORK = /EAI_AGAIN|ENOTFOUND|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT|error sending request/;

/** Installs from the lockfile, with the pinned pnpm, if needed. @param {Lifetime} lifetime @throws {Failure} */
export async function installIfNeeded(lifetime) {
  const wanted = fingerprint(root);
  if (readStamp() === wanted && isComplete(root)) {
    return;
  }
  rmSync(STAMP, { force: true });
  const started = Date.now();
  const pnpm = pinnedPnpm();
  console.log(`Installing the dependencies with ${pnpm}`);
  await runPnpm(pnpm, lifetime);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  console.log(`Installed in ${secondsSince(started)}.`);
}

function readStamp() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}

/** @returns {string} like `pnpm@12.21.0`, without a hash */
function pinnedPnpm() {
  return text(record(readJson(join(root, "package.json")))["packageManager"]).replace(/\+.*$/, "");
}

/** @param {string} pnpm @param {Lifetime} lifetime */
async function runPnpm(pnpm, lifetime) {
  /** @type {string[]} */
  const log = [];
  const report = createProgress();
  const retries = Object.entries(RETRIES).map(([name, value]) => `--config.${name}=${value}`);
  const args = ["--yes", pnpm, "install", "--frozen-lockfile", "--reporter=append-only", ...retries];
  const code = await runChild("npx", args, {
    lifetime,
    env: installEnvironment(),
    onLine: (line) => {
      log.push(line);
      report(line);
    },
  }).catch((/** @type {unknown} */ error) => {
    lifetime.stop.throwIfAborted();
    throw new Failure(
      `npx could not be started (${String(error)}). It comes with npm: install npm, then run this again.`,
    );
  });
  lifetime.stop.throwIfAborted();
  if (code !== 0) {
    throw new Failure(explain(log));
  }
}

/** Fewer and quicker retries: the defaults wait for minutes without a network. */
const RETRIES = { "fetch-retries": "2", "fetch-retry-mintimeout": "1000", "fetch-retry-maxtimeout": "5000" };

function installEnvironment() {
  const npm = Object.fromEntries(
    Object.entries(RETRIES).map(([name, value]) => [`npm_config_${name.replaceAll("-", "_")}`, value]),
  );
  // NODE_ENV=production would leave out what the build needs.
  return { ...process.env, ...npm, CI: "1", NODE_ENV: "development" };
}

/** Shows pnpm's progress every few seconds, and reports once if the registry does not answer. */
function createProgress() {
  let shownAt = 0;
  let warned = false;
  /** @param {string} line */
  return (line) => {
    const progress = /^Progress: (.*)$/.exec(line)?.[1];
    if (progress !== undefined && Date.now() - shownAt >= PROGRESS_EVERY_MS) {
      shownAt = Date.now();
      console.log(`  ${progress}`);
    }
    if (!warned && line.includes("WARN") && NETWORK.test(line)) {
      warned = true;
      console.log("  The npm registry does not answer. Trying again ...");
    }
  };
}

/** @param {readonly string[]} log @returns {string} what went wrong and what to do */
export function explain(log) {
  if (log.some((line) => NETWORK.test(line))) {
    return "The dependencies could not be installed: the npm registry cannot be reached. Check the network (or the proxy settings of npm) and run this again.";
  }
  const end = log.slice(-15).map((line) => `  ${line}`);
  return [...end, "The dependencies could not be installed; the reason stands above. Mend it and run this again."].join(
    "\n",
  );
}
