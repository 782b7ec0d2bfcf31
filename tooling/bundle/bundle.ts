import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { writeBundle } from "./src/bundle.ts";
import { removeOtherVersions } from "./src/other-versions.ts";
import { type Platform, platforms } from "./src/pinned-node.ts";

const root = join(import.meta.dirname, "../..");
/** The maximum size of an archive in bytes, as the repository promises. */
const most = 90e6;
const own = platforms.find((platform) => platform === `${process.platform}-${process.arch}`) ?? "linux-x64";

/** The platforms from `--platform=linux-arm64`, otherwise this machine's. */
function wantedPlatforms(): readonly Platform[] {
  const { values } = parseArgs({ options: { platform: { type: "string", multiple: true } } });
  const { platform: asked = [own] } = values;
  const wrong = asked.find((name) => !platforms.some((platform) => platform === name));
  if (wrong !== undefined) throw new TypeError(`No platform ${wrong}. There are: ${platforms.join(", ")}.`);
  return platforms.filter((platform) => asked.includes(platform));
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function run(): Promise<void> {
  const wanted = wantedPlatforms();
  // A build with other settings leaves files that this one would not replace.
  for (const folder of ["apps/api/dist", "apps/web/build", "apps/desk/build"]) {
    await rm(join(root, folder), { recursive: true, force: true });
  }
  const filters = ["api", "web", "desk"].map((app) => `--filter=@thirtyfold/${app}...`);
  const build = spawnSync("turbo", ["run", "build", ...filters, "--output-logs=errors-only"], {
    cwd: root,
    stdio: "inherit",
  });
  if (build.status !== 0) throw new Error("The build failed; the reason stands above.");
  const dist = join(root, "dist");
  await mkdir(dist, { recursive: true });
  for (const platform of wanted) {
    const file = await writeBundle({ root, platform, dist });
    await removeOtherVersions(dist, file);
    const hash = await sha256Of(file);
    await writeFile(`${file}.sha256`, `${hash}  ${basename(file)}\n`);
    const { size } = await stat(file);
    console.log(`${file}: ${(size / 1e6).toFixed(1)} MB\nsha256 ${hash}`);
    if (size > most) throw new Error(`${basename(file)} is larger than ${most / 1e6} MB. Look at what came into it.`);
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof TypeError ? 2 : 1;
}
