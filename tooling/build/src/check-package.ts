import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChangeProblems } from "./changes.ts";
import { findReadmeProblems, findRuntimeProblems, installOutside, type Outside } from "./consumer.ts";
import { findContentProblems } from "./contents.ts";
import { findImportProblems } from "./imports.ts";
import { findPublintProblems, findTypeProblems } from "./linters.ts";
import { findManifestProblems } from "./manifest.ts";
import { type CheckResult, describe, writeReport } from "./report.ts";
import { packPackage, type Tarball } from "./tarball.ts";

const CHANGESETS = fileURLToPath(new URL("../../../.changeset", import.meta.url));

type Check = { title: string; find: () => string[] | Promise<string[]> };

/** Packs and checks a package, prints problems, writes `test-results/package.json`. @returns the exit code */
export async function checkPackage(folder: string): Promise<number> {
  const temporary = await mkdtemp(join(tmpdir(), "check-package-"));
  try {
    const results = await runChecks(folder, temporary);
    console.log(describe(results));
    await writeReport(folder, results);
    return results.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function runChecks(folder: string, temporary: string): Promise<CheckResult[]> {
  const tarball = await packPackage(folder, temporary);
  const outside = await installOutside(tarball, folder, join(temporary, "outside"));
  return Promise.all(checksOf(tarball, folder, outside).map(run));
}

function checksOf(tarball: Tarball, folder: string, outside: Outside): Check[] {
  const { files, manifest } = tarball;
  const release = { name: String(manifest["name"]), version: String(manifest["version"]) };
  return [
    { title: "holds what users need and nothing else", find: () => findContentProblems([...files.keys()]) },
    { title: "has a manifest that stands on its own", find: () => findManifestProblems(manifest) },
    { title: "imports only what it depends on", find: () => findImportProblems(files, manifest) },
    { title: "pleases publint in strict mode", find: () => findPublintProblems(tarball) },
    { title: "has right types for users of ES modules", find: () => findTypeProblems(tarball) },
    { title: "can be imported outside of the workspace", find: () => findRuntimeProblems(outside) },
    { title: "has a README whose examples import what there is", find: () => findReadmeProblems(outside) },
    { title: "tells of its changes", find: () => findChangeProblems(release, folder, CHANGESETS) },
  ];
}

async function run({ title, find }: Check): Promise<CheckResult> {
  const started = performance.now();
  const problems = await find();
  return { title, problems, milliseconds: performance.now() - started };
}
