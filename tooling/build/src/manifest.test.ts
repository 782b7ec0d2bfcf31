import { describe, expect, it } from "vitest";
import { findManifestProblems } from "./manifest.ts";

const manifest = {
  name: "@thirtyfold/x",
  description: "An example.",
  license: "MIT",
  type: "module",
  sideEffects: false,
  files: ["dist"],
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  dependencies: { zod: "^4.6.7" },
};

describe("a packed manifest", () => {
  it("is valid when every value works outside the repository", () => {
    expect(findManifestProblems(manifest)).toEqual([]);
  });

  it.each(["workspace:*", "catalog:", "link:../y", "file:../y"])("is invalid with the version %s", (version) => {
    expect(findManifestProblems({ ...manifest, dependencies: { y: version } })).toEqual([
      `dependencies > y is "${version}"`,
    ]);
  });

  it("is invalid with an exact version of a library", () => {
    expect(findManifestProblems({ ...manifest, dependencies: { zod: "4.6.7" } })).toEqual([
      "dependencies > zod is exactly 4.6.7: a host on another patch has it twice",
    ]);
  });

  it("is invalid when the source condition remains in its exports", () => {
    const exports = { ".": { "@thirtyfold/source": "./src/index.ts", default: "./dist/index.js" } };
    expect(findManifestProblems({ ...manifest, exports })).toEqual([
      "exports > . > @thirtyfold/source: the source condition is for this repository only",
    ]);
  });

  it("is invalid when it is private or lacks what a registry shows", () => {
    const { license: _license, ...rest } = manifest;
    expect(findManifestProblems({ ...rest, private: true })).toEqual(["license is missing", "it is private"]);
  });
});
