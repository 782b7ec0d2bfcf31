import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../..", import.meta.url));
const router = createRequire(import.meta.url).resolve("@react-router/dev/package.json");

/**
 * Builds the website with other settings than the shared one: `settings` are environment variables. All its code is
 * built, minified once and not compressed; rendered and pictured are `pages` (and what the others need to be found missing).
 * Gives the folder for `startSite`'s `website`; throws all that the build printed when it fails. Takes about 15 s of a processor.
 */
export async function buildSite(
  name: string,
  settings: Readonly<Record<string, string>>,
  pages: readonly string[],
): Promise<string> {
  const directory = `test-results/${name}`;
  const child = spawn(process.execPath, [path.join(path.dirname(router), "bin.cjs"), "build"], {
    cwd: web,
    env: { ...settings, WEB_BUILD_DIRECTORY: directory, WEB_BUILD_PAGES: pages.join() },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const read = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The website was not built (${code}):\n${output}`);
  return path.join(web, directory, "client");
}
