import { dirname, posix } from "node:path";

import { type Place, placeOf } from "./place.ts";
import { workspaceOf } from "./workspace.ts";

/** One import, as the laws see it. */
export interface Edge {
  readonly from: Place;
  readonly specifier: string;
  /** The file or workspace that is meant; undefined for a library from outside. */
  readonly to: Place | undefined;
  /** The library from outside, as `pg` or `node:sqlite`, without a path inside of it. */
  readonly library: string | undefined;
  /** Names that exist at run time; `*` for a whole module. Empty when only types are taken. */
  readonly values: readonly string[];
}

/** A law answers with what is wrong and what to do instead, or with nothing. */
export type Law = (edge: Edge) => string | undefined;

/** `file` is relative to `root`; a relative specifier is resolved by its path alone. */
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
