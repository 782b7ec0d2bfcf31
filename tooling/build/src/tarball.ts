import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { unpack } from "@publint/pack";
import { asRecord, type JsonRecord } from "./json.ts";

/** A package as published. */
export type Tarball = {
  /** The `.tgz`, in a temporary folder. */
  path: string;
  /** By path inside the package. */
  files: ReadonlyMap<string, string>;
  manifest: JsonRecord;
};

/** Packs with pnpm, which resolves `workspace:`, `catalog:` and `publishConfig`. @throws with pnpm's message */
export async function packPackage(folder: string, destination: string): Promise<Tarball> {
  const path = join(destination, "package.tgz");
  await promisify(execFile)("pnpm", ["pack", "--out", path], { cwd: folder, timeout: 120_000 });
  const { files, rootDir } = await unpack(await readFile(path));
  const decoder = new TextDecoder();
  const contents = new Map(files.map(({ name, data }) => [name.slice(rootDir.length + 1), decoder.decode(data)]));
  return { path, files: contents, manifest: asRecord(JSON.parse(contents.get("package.json") ?? "{}")) };
}
