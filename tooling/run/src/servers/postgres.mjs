import { execFile } from "node:child_process";
import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Failure } from "../failure.mjs";
import { findFreePort } from "../port.mjs";
import { startServer } from "./server.mjs";
import { createWorkplace, folderOf } from "./workplace.mjs";

/** @import { PrivateServer } from "./server.mjs" */
/** @import { Workplace } from "./workplace.mjs" */

const USER = "thirtyfold";

/** Nothing here has to survive a power failure. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Debian's folder for each major version, which is not on PATH. */
const DEBIAN = "/usr/lib/postgresql";

/**
 * Starts an empty cluster in a temporary folder, on 127.0.0.1, with a random password. `durable`: commits outlive a
 * `crash`.
 * @param {{ durable?: boolean }} [options] @returns {Promise<PrivateServer>} @throws {Failure} with the reason
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = postgresPrograms();
  const workplace = createWorkplace("postgres");
  await createCluster(join(programs, "initdb"), workplace);
  const port = await findFreePort();
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", ...(durable ? [] : FAST)];
  const args = ["-D", join(workplace.folder, "data"), ...settings.flatMap((setting) => ["-c", setting])];
  const url = `postgres://${USER}:${workplace.password}@127.0.0.1:${port}/postgres`;
  const signals = /** @type {const} */ ({ stopSignal: "SIGINT", crashSignal: "SIGQUIT" });
  return await startServer(join(programs, "postgres"), args, { ...workplace, url, ...signals });
}

/** @returns {string} the folder of the server's programs @throws {Failure} if not installed */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  versions.sort((a, b) => Number(b) - Number(a));
  return folderOf(
    ["initdb", "postgres"],
    versions.map((version) => join(DEBIAN, version, "bin")),
  );
}

/** @param {string} initdb @param {Workplace} workplace */
async function createCluster(initdb, { folder, user, password }) {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) {
    chownSync(passwordFile, user.uid, user.gid);
  }
  const who = [`--username=${USER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const how = ["--encoding=UTF8", "--locale=C", "--no-sync", `--pgdata=${join(folder, "data")}`];
  try {
    await promisify(execFile)(initdb, [...who, ...how], { cwd: folder, ...user });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Failure(`initdb failed: ${String(error).trim().split("\n").at(-1)}`);
  }
}
