import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.mjs";

/** The version for the product; this script also runs on older ones. */
const NEEDED_NODE = 26;

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../../../", import.meta.url)).replace(/[/\\]$/, "");

/** The pinned Node and the tools. */
export const tools = join(root, "node_modules", ".bin");

/**
 * The environment with the pinned tools first on PATH. @param {NodeJS.ProcessEnv} [extra] @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const path = [tools, process.env["PATH"]].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", ...extra };
}

/** @returns {string} the pinned Node, or this one if it is recent enough @throws {Failure} */
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
