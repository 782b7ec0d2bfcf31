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

/** A run-time dependency, and where it is installed. */
export type ProductionPackage = { manifest: Manifest; folder: string };

export function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}

/** A workspace's run-time dependencies and their own, as installed, each once. */
export function productionPackages(workspace: string): ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  const asking: ProductionPackage[] = [{ manifest: readManifest(workspace), folder: workspace }];
  for (const parent of asking) {
    for (const { name, required } of dependenciesOf(parent.manifest)) {
      const folder = findInstalled(parent.folder, name);
      if (folder === undefined && required) {
        throw new Error(`${parent.manifest.name} needs ${name}, which is not installed.`);
      }
      if (folder === undefined || found.has(folder)) continue;
      const entry = { manifest: readManifest(folder), folder };
      found.set(folder, entry);
      asking.push(entry);
    }
  }
  return [...found.values()];
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
