import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { ArchiveFile } from "./archive.ts";
import { contentsList, encoderPart, licenseTexts, partOf, partsList, sortParts } from "./parts.ts";
import { productionPackages, readManifest } from "./production-packages.ts";

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

// For operators who have only the archive; a command's help names the first.
const operatorPages = ["configuration", "deploy", "operations", "desk", "chat"].map((name) => `docs/${name}.md`);

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
  addServer(files, api);
  const { name, version } = readManifest(api);
  const manifest = { name, version, private: true, type: "module" };
  files.set("apps/api/package.json", { from: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
  addFolder(files, join(root, "deploy"), "deploy");
  const isThere = (path: string) => files.has(path) || operatorPages.includes(path);
  for (const page of operatorPages) files.set(page, { from: Buffer.from(withoutDeadLinks(root, page, isThere)) });
  files.set("LICENSE", { from: join(root, "LICENSE") });
  const all = [...productionPackages(api), ...productionPackages(web), ...productionPackages(desk)];
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

/** A page's text, in which a link to a file outside the bundle is reduced to its words. */
function withoutDeadLinks(root: string, page: string, isThere: (path: string) => boolean): string {
  return readFileSync(join(root, page), "utf8").replaceAll(
    /\[([^\]]+)\]\(([^)#:]+)(?:#[^)]*)?\)/g,
    (link, words: string, target: string) => (isThere(join(dirname(page), target)) ? link : words),
  );
}

/** Adds the bundled modules, and the files that one of their packages serves from its own folder. */
function addServer(files: Files, api: string): void {
  const dist = join(api, "dist");
  if (!existsSync(dist)) throw new Error(`${api} is not built.`);
  addFolder(files, dist, "apps/api/dist", (path) => path.endsWith(".js"));
  const reference = "node_modules/@fastify/swagger-ui";
  addFolder(files, join(api, reference), join("apps/api", reference), (path) =>
    /^(package\.json|LICENSE|static\/.*(?<!\.map))$/.test(path),
  );
}
