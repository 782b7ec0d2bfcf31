import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const groups = ["apps", "packages", "tooling"];
const roots = new Map<string, string | undefined>();

/** The folder with `pnpm-workspace.yaml`, at or above `folder`. */
export function findRoot(folder: string): string | undefined {
  if (!roots.has(folder)) {
    const parent = dirname(folder);
    const found = existsSync(join(folder, "pnpm-workspace.yaml"));
    roots.set(folder, found ? folder : parent === folder ? undefined : findRoot(parent));
  }
  return roots.get(folder);
}

/** `packages/<name>` for `@thirtyfold/<name>`: a package has the name of its folder. */
export function workspaceOf(root: string, specifier: string): string | undefined {
  const name = /^@thirtyfold\/([^/]+)/.exec(specifier)?.[1];
  if (name === undefined) {
    return undefined;
  }
  const group = groups.find((each) => readFolders(join(root, each)).includes(name));
  return group === undefined ? undefined : `${group}/${name}`;
}

const listings = new Map<string, string[]>();

function readFolders(folder: string): string[] {
  const known = listings.get(folder);
  if (known !== undefined) {
    return known;
  }
  const found = existsSync(folder) ? readdirSync(folder) : [];
  listings.set(folder, found);
  return found;
}
