import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { ArchiveFile } from "./archive.ts";
import { contentsList, encoderPart, licenseTexts, partOf, partsList, sortParts } from "./parts.ts";
import { type ProductionPackage, productionPackages, readManifest } from "./production-packages.ts";

type Files = Map<string, ArchiveFile>;

/** `root`: the built repository; `node`: the folder of the platform's pinned Node.js. */
export type BundleSource = { root: string; node: string };

const launcher = `#!/bin/sh
# Uses the Node.js of the bundle, wherever that was unpacked and however this file is reached.
here=$(dirname "$(readlink -f "$0")")/..
node="$here/node/bin/node"
# Node.js is linked with libatomic, which a bare Debian has not got.
if ! reason=$("$node" --version 2>&1); then
  echo "thirtyfold: its Node.js does not run here: $reason. It needs 64-bit Linux with glibc 2.28, libstdc++ and libatomic (on Debian: apt-get install libatomic1)." >&2
  exit 1
fi
# Memory that a start leaves behind is given back (see docs/decisions/0057).
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}"
exec "$node" --expose-gc "$here/apps/api/dist/cli.js" "$@"
`;

/** Not needed at run time: types, maps, sources, documents, tests. */
const unused =
  /\.((test|spec)\.[cm]?js|d\.[cm]?ts|[cm]?tsx?|map|flow|md|markdown|tsbuildinfo)$|(^|\/)(\.[^/]*|test|tests|__tests__|benchmarks?)(\/|$)/;

/** The bundle's files by path. @throws if something is not built or installed */
export async function bundleFiles({ root, node }: BundleSource): Promise<Files> {
  const api = join(root, "apps/api");
  const web = join(root, "apps/web");
  const desk = join(root, "apps/desk");
  const files: Files = new Map();
  files.set("bin/thirtyfold", { from: Buffer.from(launcher), executable: true });
  files.set("node/bin/node", { from: join(node, "bin/node"), executable: true });
  addFolder(files, join(web, "build/client"), "apps/web/build/client");
  files.set("apps/web/build/pages.json", { from: join(web, "build/pages.json") });
  addFolder(files, join(desk, "build"), "apps/desk/build");
  addFolder(files, join(api, "assets"), "apps/api/assets");
  addBuilt(files, api, "apps/api");
  const { name, version } = readManifest(api);
  const manifest = { name, version, private: true, type: "module" };
  files.set("apps/api/package.json", { from: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
  const packages = productionPackages(api);
  for (const entry of packages) addPackage(files, entry);
  addFolder(files, join(root, "deploy"), "deploy");
  files.set("LICENSE", { from: join(root, "LICENSE") });
  const all = [...packages, ...productionPackages(web), ...productionPackages(desk)];
  const ofOthers = all.filter(({ folder }) => folder.includes("node_modules"));
  const parts = sortParts([
    partOf(readManifest(node), node),
    encoderPart(join(api, "assets/assistant")),
    ...ofOthers.map((entry) => partOf(entry.manifest, entry.folder)),
  ]);
  files.set("LICENSES.txt", { from: Buffer.from(licenseTexts(parts)) });
  files.set("parts.cdx.json", { from: Buffer.from(partsList(version, parts)) });
  files.set("CONTENTS.sha256", { from: Buffer.from(await contentsList(files)) });
  return files;
}

function addFolder(files: Files, folder: string, place: string, wanted: (path: string) => boolean = () => true): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const path = relative(folder, from);
    if (entry.isFile() && wanted(path)) files.set(join(place, path), { from });
  }
}

/** A workspace's compiled files, without leftovers of deleted sources. */
function addBuilt(files: Files, workspace: string, place: string): void {
  const dist = join(workspace, "dist");
  if (!existsSync(dist)) throw new Error(`${workspace} is not built.`);
  const hasSource = (path: string) => existsSync(join(workspace, "src", path.replace(/\.js$/, ".ts")));
  addFolder(files, dist, join(place, "dist"), (path) => path.endsWith(".js") && hasSource(path));
}

function addPackage(files: Files, { manifest, folder, place }: ProductionPackage): void {
  const to = join("apps/api", place);
  if (folder.includes("node_modules")) {
    addFolder(files, folder, to, (path) => !unused.test(path) && !path.startsWith("node_modules/"));
    return;
  }
  // Our own package: what it publishes, without sources.
  addBuilt(files, folder, to);
  for (const name of ["package.json", ...(manifest.files ?? [])]) {
    if (name.endsWith(".json")) files.set(join(to, name), { from: join(folder, name) });
  }
}
