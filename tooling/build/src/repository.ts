import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asRecord } from "./json.ts";

/**
 * Writes the source repository into the manifest of each published package: without it npm accepts no provenance.
 * Returns their names.
 * @param url the repository's address, without `.git`
 */
export async function nameRepository(root: string, url: string): Promise<string[]> {
  const names: string[] = [];
  for (const folder of (await readdir(join(root, "packages"))).toSorted()) {
    const file = join(root, "packages", folder, "package.json");
    const manifest = asRecord(JSON.parse(await readFile(file, "utf8")));
    if (manifest["private"] === true) continue;
    const repository = { type: "git", url: `git+${url}.git`, directory: `packages/${folder}` };
    await writeFile(file, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
    names.push(String(manifest["name"]));
  }
  return names;
}
