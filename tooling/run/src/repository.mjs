import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

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
