import { preset } from "@thirtyfold/vitest";

// The whole bundle is packed and unpacked once, for all its tests.
export default preset({
  test: {
    include: ["e2e/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    reporters: ["default", ["json", { outputFile: "test-results/e2e.json" }]],
  },
});
