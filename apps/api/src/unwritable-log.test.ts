import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "./testing/build-test-app.ts";
import { holdPort } from "./testing/hold-port.ts";
import { entries, keptCode } from "./testing/start-server.ts";

/** The writing end of a pipe that nobody reads; the process writes into it until it is full. */
async function unreadPipe(): Promise<number> {
  const path = join(await temporaryDirectory(), "pipe");
  execFileSync("mkfifo", [path]);
  return openSync(path, "r+");
}

// Reading `process.stdout` makes the pipe non-blocking, as the server does.
const fillsPipe = `import { writeSync } from "node:fs";
if (process.stdout.writable) try { for (;;) writeSync(1, "x"); } catch {}`;

it.each([
  ["on a full disk", async () => openSync("/dev/full", "w"), []],
  ["to a reader that has stopped", unreadPipe, [`--import=data:text/javascript,${encodeURI(fillsPipe)}`]],
])("a log that cannot be written stops neither the site nor its stop: %s", async (_where, output, preload) => {
  // No line can tell which port it took.
  const { fd, address, release } = await holdPort();
  const start = `LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" --conditions=@thirtyfold/source "$@"`;
  const server = spawn("/bin/sh", ["-c", start, process.execPath, ...preload, entries.server], {
    env: { ...keptCode, DATA_DIR: await temporaryDirectory(), AI_PROVIDER: "none" },
    stdio: ["ignore", await output(), "inherit", fd],
  });
  const ended = once(server, "exit");
  onTestFinished(() => void server.kill("SIGKILL"));
  release();
  for (let call = 0; call < 3; call += 1) expect((await fetch(`${address}/api/nothing`)).status).toBe(404);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
