import { describe, expect, it } from "vitest";
import { explain } from "./install.mjs";

describe("the reason for a failed install", () => {
  it.each([
    "npm error code EAI_AGAIN",
    "[WARN] GET https://registry.npmjs.org/ms error (client error (Connect): dns error: error sending request)",
  ])("is the network when the log says: %s", (line) => {
    expect(explain(["Scope: all 14 workspace projects", line]).split("\n")).toEqual([
      expect.stringContaining("the npm registry cannot be reached. Check the network"),
    ]);
  });

  it("is the end of the log otherwise", () => {
    const log = [...Array.from({ length: 40 }, (_, index) => `line ${index}`), "ERR_PNPM_OUTDATED_LOCKFILE"];
    const lines = explain(log).split("\n");
    expect(lines).toHaveLength(16);
    expect(lines.at(-2)).toContain("ERR_PNPM_OUTDATED_LOCKFILE");
    expect(lines.at(-1)).toContain("could not be installed");
  });
});
