import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { asRecord } from "./json.ts";
import type { Tarball } from "./tarball.ts";

/**
 * Installs the tarball's files beside its dependencies in a folder of its own, and imports every entry in plain Node,
 * as a user outside of the repository would.
 *
 * @param folder of the package, whose dependencies are borrowed
 * @param outside an empty folder
 */
export async function findRuntimeProblems(
  { files, manifest }: Tarball,
  folder: string,
  outside: string,
): Promise<string[]> {
  const name = String(manifest["name"]);
  const modules = join(outside, "node_modules");
  for (const [path, content] of files) {
    const file = join(modules, name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const needed = { ...asRecord(manifest["dependencies"]), ...asRecord(manifest["peerDependencies"]) };
  for (const dependency of Object.keys(needed)) {
    await mkdir(dirname(join(modules, dependency)), { recursive: true });
    await symlink(join(folder, "node_modules", dependency), join(modules, dependency));
  }
  const entries = Object.keys(asRecord(manifest["exports"])).filter((entry) => !/\.(?:css|json)$/.test(entry));
  const problems = entries.map((entry) => importEntry(name + entry.slice(1), outside));
  return (await Promise.all(problems)).flat();
}

async function importEntry(specifier: string, outside: string): Promise<string[]> {
  const script = `const module = await import(${JSON.stringify(specifier)}); if (Object.keys(module).length === 0) throw new Error("exports nothing");`;
  try {
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], { cwd: outside });
    return [];
  } catch (error) {
    return [`importing ${specifier}: ${String(asRecord(error)["stderr"] ?? error).trim()}`];
  }
}
