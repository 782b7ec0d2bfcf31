import { asRecord, type JsonRecord } from "./json.ts";

const SOURCE_CONDITION = "@thirtyfold/source";

/** Finds what in a packed `package.json` only works inside this repository, or is missing outside. */
export function findManifestProblems(manifest: JsonRecord): string[] {
  const missing = ["description", "license", "type", "sideEffects", "exports", "files"]
    .filter((field) => manifest[field] === undefined)
    .map((field) => `${field} is missing`);
  // With an exact version, a host would install the same library twice after the next patch.
  const exact = Object.entries(asRecord(manifest["dependencies"]))
    .filter(([, range]) => /^\d/.test(String(range)))
    .map(([name, range]) => `dependencies > ${name} is exactly ${String(range)}: a host on another patch has it twice`);
  const hidden = manifest["private"] === true ? ["it is private"] : [];
  return [...missing, ...exact, ...hidden, ...findInsideWords(manifest, "")];
}

function findInsideWords(value: unknown, path: string): string[] {
  if (typeof value === "string") {
    return /^(?:workspace|catalog|link|file):/.test(value) ? [`${path} is "${value}"`] : [];
  }
  return Object.entries(asRecord(value)).flatMap(([key, inner]) => {
    const at = path === "" ? key : `${path} > ${key}`;
    return key === SOURCE_CONDITION
      ? [`${at}: the source condition is for this repository only`]
      : findInsideWords(inner, at);
  });
}
