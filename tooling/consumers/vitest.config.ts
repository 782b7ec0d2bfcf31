import { preset } from "@thirtyfold/vitest";

// Packing, installing and building come first, once for all; then each file looks at what has come of it.
export default preset({
  test: {
    include: ["e2e/*.test.ts"],
    globalSetup: ["e2e/support/global-setup.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    reporters: ["default", ["json", { outputFile: "test-results/consumers.json" }]],
  },
});
