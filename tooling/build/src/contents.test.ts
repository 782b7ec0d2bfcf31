import { describe, expect, it } from "vitest";
import { findContentProblems } from "./contents.ts";

const complete = ["package.json", "README.md", "LICENSE", "dist/index.js", "dist/index.d.ts", "src/index.ts"];

describe("the contents of a tarball", () => {
  it("are valid with README, license, built files and types", () => {
    expect(findContentProblems(complete)).toEqual([]);
  });

  it.each(["README.md", "LICENSE"])("are invalid without %s", (paper) => {
    expect(findContentProblems(complete.filter((name) => name !== paper))).toEqual([`${paper} is missing`]);
  });

  it("are invalid when nothing was built", () => {
    expect(findContentProblems(["README.md", "LICENSE", "src/index.ts"])).toEqual([
      "dist holds no JavaScript: build the package first",
    ]);
  });

  it("are invalid when a module has no types", () => {
    expect(findContentProblems([...complete, "dist/room.js"])).toEqual(["dist/room.js has no .d.ts beside it"]);
  });

  it.each([
    "src/index.test.ts",
    "src/button/button.stories.tsx",
    "src/testing/render.tsx",
    "test-results/unit.json",
    "tsconfig.build.json",
    "vitest.config.ts",
    "dist/.tsbuildinfo",
  ])("are invalid with %s among them", (name) => {
    expect(findContentProblems([...complete, name])).toEqual([`${name} is no business of its users`]);
  });
});
