import { Failure } from "../failure.mjs";
import { whenParentIsGone } from "../parent-watch.mjs";
import { startPostgres } from "./postgres.mjs";
import { startRedis } from "./redis.mjs";

/** Starts the servers named in its arguments, prints a line of JSON, and stops with its parent, or when told to. */
const start = { postgres: startPostgres, redis: startRedis };

/** @typedef {{ url: string } | { missing: string }} Answer */

/** @type {Promise<void>} */
const stopped = new Promise((resolve) => {
  process.on("SIGTERM", resolve);
  process.on("SIGINT", resolve);
  whenParentIsGone(resolve);
});

const names = /** @type {const} */ (["postgres", "redis"]).filter((name) => process.argv.includes(name));
const servers = await Promise.all(names.map(tryToStart));
process.stdout.on("error", () => undefined);
process.stdout.write(`${JSON.stringify(Object.fromEntries(servers.map(({ name, answer }) => [name, answer])))}\n`);
// The watch alone would not keep the process alive.
const alive = setInterval(() => undefined, 60_000);
await stopped;
clearInterval(alive);
await Promise.all(servers.map(({ stop }) => stop()));

/** @param {keyof typeof start} name @returns {Promise<{ name: string, answer: Answer, stop: () => Promise<void> }>} */
async function tryToStart(name) {
  try {
    const { url, stop } = await start[name]();
    return { name, answer: { url }, stop };
  } catch (error) {
    const missing = error instanceof Failure ? error.message : String(error);
    return { name, answer: { missing }, stop: async () => undefined };
  }
}
