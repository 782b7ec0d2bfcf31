import { asRecord, type JsonRecord } from "./json.ts";

// Matches statements at the start of a line, as tsc writes them, and imported types, but not the word in a text.
const IMPORT = /^(?:import|export)\b(?:[^"';]*?\bfrom)?\s*["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm;

/** Imports of built files that the manifest does not declare. @param files by their path inside the package */
export function findImportProblems(files: ReadonlyMap<string, string>, manifest: JsonRecord): string[] {
  const promised = new Set([
    String(manifest["name"]),
    ...Object.keys(asRecord(manifest["dependencies"])),
    ...Object.keys(asRecord(manifest["peerDependencies"])),
  ]);
  return [...files]
    .filter(([name]) => /^dist\/.*\.(?:js|d\.ts)$/.test(name))
    .flatMap(([name, source]) =>
      [...source.matchAll(IMPORT)]
        .map(([, imported, inline]) => packageOf(imported ?? inline ?? ""))
        .filter((imported) => imported !== undefined && !promised.has(imported))
        .map((imported) => `${name} imports ${imported}, which is neither a dependency nor a peer dependency`),
    );
}

/** The package's name; undefined for relative files and Node's modules. */
function packageOf(specifier: string): string | undefined {
  return /^(?:[./#]|node:)/.test(specifier) ? undefined : /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}
