import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

export const platforms = ["linux-x64", "linux-arm64"] as const;
export type Platform = (typeof platforms)[number];

/**
 * The installed Node.js, otherwise the one from npm in `cache`, checked against the lockfile. @throws without either
 */
export async function pinnedNode(root: string, platform: Platform, cache: string): Promise<string> {
  const name = `node-${platform}`;
  const installed = join(root, "node_modules", name);
  if (existsSync(installed)) return installed;
  const folder = join(cache, name);
  const run = promisify(execFile);
  const { version, integrity } = await lockedVersion(root, name);
  const pack = ["pack", `${name}@${version}`, "--silent", "--pack-destination", cache];
  const { stdout } = await run("npm", pack, { timeout: 600_000 });
  const tarball = join(cache, stdout.trim().split("\n").at(-1) ?? "");
  const found = `sha512-${createHash("sha512")
    .update(await readFile(tarball))
    .digest("base64")}`;
  if (found !== integrity) throw new Error(`${name}@${version} is not what pnpm-lock.yaml says.`);
  await mkdir(folder, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
  return folder;
}

async function lockedVersion(root: string, name: string) {
  const lock = await readFile(join(root, "pnpm-lock.yaml"), "utf8");
  const found = new RegExp(`^ {2}${name}@([^:]+):\\n {4}resolution: \\{integrity: (sha512-[^},]+)`, "m").exec(lock);
  const [, version, integrity] = found ?? [];
  if (version === undefined || integrity === undefined) throw new Error(`pnpm-lock.yaml does not know ${name}.`);
  return { version, integrity };
}
