import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const tools = join(import.meta.dirname, "../../../../node_modules/.bin");

/**
 * Runs a command in a folder, with the repository's pinned pnpm on the PATH and without the settings that a surrounding
 * package manager passes on.
 *
 * @throws with everything that it printed
 */
export async function run(folder: string, command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm|pnpm)_|^(NODE_ENV|NODE_OPTIONS|VITEST.*)$/i.test(name),
  );
  const env = { ...Object.fromEntries(own), PATH: [tools, process.env["PATH"]].join(delimiter), ...more };
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")} failed in ${folder}:\n${stdout}\n${stderr}`, { cause: error });
  }
}
