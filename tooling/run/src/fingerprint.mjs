import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, record } from "./json.mjs";

/**
 * The folders of all packages, as `pnpm-workspace.yaml` lists them, and the root (".").
 *
 * @param {string} root
 * @returns {string[]} relative to `root`, sorted
 */
export function packageFolders(root) {
  const yaml = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const list = /^packages:\n((?:[ \t]+-.*\n)+)/m.exec(yaml)?.[1] ?? "";
  const folders = [...list.matchAll(/-\s*["']?([^"'*\s]+?)\/\*["']?\s*$/gm)].flatMap(([, parent = ""]) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
  );
  folders.sort();
  return [".", ...folders.filter((folder) => existsSync(join(root, folder, "package.json")))];
}

/**
 * A hash of all that decides what `node_modules` holds: lockfile, manifests, package manager settings, kind of machine.
 *
 * @param {string} root
 * @returns {string} hexadecimal
 */
export function fingerprint(root) {
  const settings = ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"];
  const manifests = packageFolders(root).map((folder) => join(folder, "package.json"));
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\0`);
  for (const file of [...settings, ...manifests]) {
    const path = join(root, file);
    hash
      .update(`${file}\0`)
      .update(existsSync(path) ? readFileSync(path) : "")
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Whether every dependency that the manifests name can be found: a folder may have been deleted since the install.
 *
 * @param {string} root
 */
export function isComplete(root) {
  return packageFolders(root).every((folder) => {
    const { dependencies, devDependencies } = record(readJson(join(root, folder, "package.json")));
    return Object.keys({ ...record(dependencies), ...record(devDependencies) }).every((name) =>
      existsSync(join(root, folder, "node_modules", name, "package.json")),
    );
  });
}
