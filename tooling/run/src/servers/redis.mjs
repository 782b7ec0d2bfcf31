import { join } from "node:path";
import { findFreePort } from "../port.mjs";
import { startServer } from "./server.mjs";
import { createWorkplace, folderOf } from "./workplace.mjs";

/** @import { PrivateServer } from "./server.mjs" */

/**
 * Starts a Redis in memory, on 127.0.0.1, with a random password.
 * @returns {Promise<PrivateServer>} @throws {import("../failure.mjs").Failure} with the reason
 */
export async function startRedis() {
  const program = join(folderOf(["redis-server"]), "redis-server");
  const workplace = createWorkplace("redis");
  const port = await findFreePort();
  const settings = [
    "bind 127.0.0.1",
    `port ${port}`,
    `requirepass ${workplace.password}`,
    'save ""',
    "appendonly no",
    "daemonize no",
  ];
  // Passed by stdin, so that the password is in no process list.
  const input = settings.join("\n");
  const url = `redis://:${workplace.password}@127.0.0.1:${port}`;
  return await startServer(program, ["-"], { ...workplace, url, input, stopSignal: "SIGTERM", crashSignal: "SIGKILL" });
}
