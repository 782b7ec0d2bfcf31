import { describe, expect, it } from "vitest";
import { findImportProblems } from "./imports.ts";

const manifest = { name: "@thirtyfold/x", dependencies: { zod: "4.6.7" }, peerDependencies: { react: "^19.0.0" } };

function problemsOf(source: string, name = "dist/index.js") {
  return findImportProblems(new Map([[name, source]]), manifest);
}

describe("the imports of built files", () => {
  it.each([
    'import { z } from "zod";',
    'import { jsx } from "react/jsx-runtime";',
    'export { room } from "./room.js";',
    'import { readFile } from "node:fs/promises";',
    "const text = \"from: '\", other = 'x';",
  ])("are valid: %s", (source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it.each([
    ['import { clsx } from "clsx";', "clsx"],
    ['import {\n  a,\n  b,\n} from "@scope/tool/deep";', "@scope/tool"],
    ['import "side-effect";', "side-effect"],
    ['export { a } from "other";', "other"],
    ['export declare const a: import("typed").A;', "typed"],
  ])("are invalid when the package is not declared: %s", (source, name) => {
    expect(problemsOf(source)).toEqual([
      `dist/index.js imports ${name}, which is neither a dependency nor a peer dependency`,
    ]);
  });

  it("are checked in type declarations, too, but not in sources", () => {
    expect(problemsOf('import type { A } from "a";', "dist/index.d.ts")).toHaveLength(1);
    expect(problemsOf('import type { A } from "a";', "src/index.ts")).toEqual([]);
  });
});
