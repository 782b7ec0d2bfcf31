import { preset } from "@thirtyfold/vitest";

// Global setup packs, installs and builds once for all files.
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
