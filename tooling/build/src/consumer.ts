import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { promisify } from "node:util";
import { asRecord } from "./json.ts";
import type { Tarball } from "./tarball.ts";

/** A folder outside of the repository with the packed package installed. */
export type Outside = { name: string; folder: string; tarball: Tarball };

/** Installs the tarball in the empty `folder`. @param source the package's folder, whose dependencies are borrowed */
export async function installOutside(tarball: Tarball, source: string, folder: string): Promise<Outside> {
  const { files, manifest } = tarball;
  const name = String(manifest["name"]);
  const modules = join(folder, "node_modules");
  for (const [path, content] of files) {
    const file = join(modules, name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const needed = { ...asRecord(manifest["dependencies"]), ...asRecord(manifest["peerDependencies"]) };
  for (const dependency of Object.keys(needed)) {
    await mkdir(dirname(join(modules, dependency)), { recursive: true });
    await symlink(join(source, "node_modules", dependency), join(modules, dependency));
  }
  return { name, folder, tarball };
}

/** Imports each entry in plain Node, the main entry first. */
export async function findRuntimeProblems({ name, folder, tarball }: Outside): Promise<string[]> {
  const exported = Object.entries(asRecord(tarball.manifest["exports"]));
  const entries = exported
    .filter(([entry]) => !/\.(?:css|json)$/.test(entry))
    .flatMap(([entry, target]) => (entry.includes("*") ? matchesOf(entry, target, tarball) : [entry]));
  const specifiers = JSON.stringify(entries.map((entry) => name + entry.slice(1)));
  // In one process: starting one takes longer than most entries.
  const script = `const problems = [];
    for (const specifier of ${specifiers}) {
      try {
        if (Object.keys(await import(specifier)).length === 0) throw new Error("it exports nothing");
      } catch (error) {
        problems.push(specifier + ": " + error);
      }
    }
    console.log(problems.join("\\n"));`;
  const { printed, problem } = await run(script, folder);
  if (problem !== undefined) return [problem];
  return printed.split("\n").filter((line) => line !== "");
}

/** The entries matched by a pattern such as `./*`: one for each file. */
function matchesOf(pattern: string, target: unknown, { files }: Tarball): string[] {
  const place = String(asRecord(target)["default"]);
  const names = new Set([...files.keys()].map((file) => parse(file).name));
  return [...names]
    .filter((name) => files.has(place.replaceAll("*", name).replace("./", "")))
    .map((name) => pattern.replace("*", name));
}

/** Runs the imports in the README's examples in plain Node. */
export async function findReadmeProblems({ name, folder, tarball }: Outside): Promise<string[]> {
  const readme = tarball.files.get("README.md") ?? "";
  const examples = [...readme.matchAll(/^```[jt]sx?\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code);
  const imports = examples.flatMap((code) => code.match(/^import \{[^}]*\} from "[^"]+";$/gm) ?? []);
  const own = imports.filter((line) => line.endsWith(` from "${name}";`) || line.includes(` from "${name}/`));
  if (own.length === 0) {
    return ["README.md shows no example that imports the package"];
  }
  // Types are erased; attw checks them.
  const values = own.map((line) => line.replaceAll(/\btype \w+,?/g, ""));
  const runs = await Promise.all(values.map(async (line) => [line.split(";", 1)[0], await run(line, folder)] as const));
  return runs.flatMap(([line, { problem }]) => (problem === undefined ? [] : [`${line}: ${problem}`]));
}

/** Runs a script as a module in plain Node. @returns its output, or Node's error */
async function run(script: string, folder: string): Promise<{ printed: string; problem?: string }> {
  try {
    const node = promisify(execFile);
    const { stdout } = await node(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
    return { printed: stdout };
  } catch (error) {
    return { printed: "", problem: String(asRecord(error)["stderr"] ?? error).trim() };
  }
}
