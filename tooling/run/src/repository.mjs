import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.mjs";

/** What the product runs on; this script itself is content with an older one. */
const NEEDED_NODE = 26;

/** The repository's folder, wherever the command was called from. */
export const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[/\\]$/, "");

/** Where the pinned Node and the tools live. */
export const tools = join(root, "node_modules", ".bin");

/**
 * The caller's environment with the pinned tools first on PATH, so that all that is started runs under the pinned Node.
 *
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const path = [tools, process.env["PATH"]].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", ...extra };
}

/**
 * @returns {string} the pinned Node, or this one where there is none for this machine and this one is as new
 * @throws {Failure}
 */
export function pinnedNode() {
  const pinned = join(tools, "node");
  if (existsSync(pinned)) {
    return pinned;
  }
  if (Number(process.versions.node.split(".")[0]) >= NEEDED_NODE) {
    return process.execPath;
  }
  throw new Failure(
    `No packaged Node.js ${NEEDED_NODE} for this machine (${process.platform} ${process.arch}): install it, then run this again.`,
  );
}
