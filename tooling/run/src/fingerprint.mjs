import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, record } from "./json.mjs";

/** Folders of all packages in `pnpm-workspace.yaml`, and ".". @param {string} root @returns {string[]} sorted */
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
 * Hashes everything that determines the content of `node_modules`. @param {string} root @returns {string} hexadecimal
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

/** Whether all dependencies are there: a folder may have been deleted. @param {string} root */
export function isComplete(root) {
  return packageFolders(root).every((folder) => {
    const { dependencies, devDependencies } = record(readJson(join(root, folder, "package.json")));
    return Object.keys({ ...record(dependencies), ...record(devDependencies) }).every((name) =>
      existsSync(join(root, folder, "node_modules", name, "package.json")),
    );
  });
}
