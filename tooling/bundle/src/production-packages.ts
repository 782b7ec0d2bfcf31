import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string().default("unknown"),
  files: z.array(z.string()).optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().default(false) })).default({}),
});

export type Manifest = z.output<typeof manifestSchema>;

/** A run-time dependency: where it is installed, and its place in a plain `node_modules`. */
export type ProductionPackage = { manifest: Manifest; folder: string; place: string };

export function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}

/** Run-time dependencies as installed, placed as in a plain `node_modules`: one version of each name on top. */
export function productionPackages(workspace: string): ProductionPackage[] {
  const placed = new Map<string, ProductionPackage>();
  let asking: Pick<ProductionPackage, "manifest" | "folder" | "place">[] = [
    { manifest: readManifest(workspace), folder: workspace, place: "" },
  ];
  // Breadth first, so that no later package hides an earlier one.
  while (asking.length > 0) {
    const found: ProductionPackage[] = [];
    for (const parent of asking) {
      for (const { name, required } of dependenciesOf(parent.manifest)) {
        const folder = findInstalled(parent.folder, name);
        if (folder === undefined) {
          if (required) throw new Error(`${parent.manifest.name} needs ${name}, which is not installed.`);
          continue;
        }
        const seen = placesFrom(parent.place, name).find((place) => placed.has(place));
        if (seen !== undefined && placed.get(seen)?.folder === folder) continue;
        const place = seen === undefined ? `node_modules/${name}` : join(parent.place, "node_modules", name);
        const entry = { manifest: readManifest(folder), folder, place };
        placed.set(place, entry);
        found.push(entry);
      }
    }
    asking = found;
  }
  return [...placed.values()].toSorted((one, other) => (one.place < other.place ? -1 : 1));
}

/** Optional peers count only if another package depends on them. */
function dependenciesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Manifest) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const required = [...Object.keys(dependencies), ...peers].filter((name) => !(name in optionalDependencies));
  return [
    ...required.map((name) => ({ name, required: true })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, required: false })),
  ].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function findInstalled(from: string, name: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return realpathSync(folder);
  const parent = dirname(from);
  return parent === from ? undefined : findInstalled(parent, name);
}

/** Where Node.js looks for a name, nearest first. */
function placesFrom(place: string, name: string): string[] {
  const own = join(place, "node_modules", name);
  if (place === "") return [own];
  const parent = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1));
  return [own, ...placesFrom(parent, name)];
}
