import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Failure } from "./failure.mjs";
import { readJson, record, text } from "./json.mjs";
import { pinnedNode, root } from "./repository.mjs";

const EXTRACT = fileURLToPath(new URL("./extract-chromium.mjs", import.meta.url));

/** Starts the browser with its own libraries if the system lacks them (nss, nspr, expat), and with its own font. */
const LAUNCHER = `#!/bin/sh
here=\${0%/*}
export FONTCONFIG_FILE="$here/fonts.conf"
"$here/chromium" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The Chromium in `@sparticuz/chromium`, extracted once per version.
 * @returns {Promise<string[]>} its path; none for other machines @throws {Failure} if it can't be extracted
 */
export async function bundledChromium() {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return [];
  }
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const { version } = record(readJson(join(dirname(entry), "..", "package.json")));
  const folder = join(root, "node_modules", ".cache", "thirtyfold", `chromium-${text(version)}`);
  const launcher = join(folder, "launch.sh");
  if (!existsSync(launcher)) {
    console.log("Extracting the browser for the tests");
    await extract(folder);
  }
  return [launcher];
}

/** @param {string} folder appears whole or not at all */
async function extract(folder) {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await promisify(execFile)(pinnedNode(), [EXTRACT], { env: { ...process.env, TMPDIR: unfinished } });
    await writeFile(join(unfinished, "fonts.conf"), FONTS);
    await writeFile(join(unfinished, "launch.sh"), LAUNCHER);
    for (const name of ["", "chromium", "launch.sh"]) {
      await chmod(join(unfinished, name), 0o755);
    }
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(join(folder, "launch.sh"))) {
      throw new Failure(`The browser that comes along could not be extracted into ${folder}: ${String(error)}`);
    }
  }
}
