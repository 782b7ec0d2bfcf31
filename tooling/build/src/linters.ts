import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { asRecord } from "./json.ts";
import type { Tarball } from "./tarball.ts";

/** publint in strict mode, suggestions included. */
export async function findPublintProblems({ path }: Tarball): Promise<string[]> {
  const bytes = await readFile(path);
  const tarball = new Uint8Array(bytes).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** "Are the types wrong?" for ES modules, style sheets among them: side-effect imports are resolved, too. */
export async function findTypeProblems({ path }: Tarball): Promise<string[]> {
  const attw = fileURLToPath(new URL("dist/index.js", import.meta.resolve("@arethetypeswrong/cli/package.json")));
  const options = ["--profile", "esm-only", "--format", "ascii", "--no-color", "--no-emoji"];
  try {
    await promisify(execFile)(process.execPath, [attw, path, ...options]);
    return [];
  } catch (error) {
    const { stdout, stderr } = asRecord(error);
    return [stripVTControlCharacters(`${String(stdout)}${String(stderr)}`).trim()];
  }
}
