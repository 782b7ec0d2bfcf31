import { dirname, posix } from "node:path";

import { type Place, placeOf } from "./place.ts";
import { workspaceOf } from "./workspace.ts";

/** An import as the laws see it. */
export interface Edge {
  readonly from: Place;
  readonly specifier: string;
  /** The imported file or workspace; undefined for a library. */
  readonly to: Place | undefined;
  /** The library, such as `pg` or `node:sqlite`, without a path inside it. */
  readonly library: string | undefined;
  /** Names used at run time, `*` for a whole module; empty for types only. */
  readonly values: readonly string[];
}

/** Returns what is wrong and what to do instead, or nothing. */
export type Law = (edge: Edge) => string | undefined;

/** `file` is relative to `root`. */
export function edgeOf(root: string, file: string, specifier: string, values: readonly string[]): Edge {
  const path = file.replaceAll("\\", "/");
  const from = placeOf(path);
  if (specifier.startsWith(".")) {
    const to = placeOf(posix.normalize(posix.join(dirname(path), specifier)));
    return { from, specifier, to, library: undefined, values };
  }
  const workspace = workspaceOf(root, specifier);
  if (workspace !== undefined) {
    return { from, specifier, to: { workspace, path: "" }, library: undefined, values };
  }
  return { from, specifier, to: undefined, library: libraryOf(specifier), values };
}

function libraryOf(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}
