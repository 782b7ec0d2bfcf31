import { fileURLToPath } from "node:url";
import { preset } from "@thirtyfold/vitest";

// The built product in a real browser. The machine has two cores: three journeys at a time, because each waits more than it works.
export default preset({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["e2e/*.test.ts"],
    globalSetup: ["e2e/support/global-setup.ts"],
    maxWorkers: 3,
    // A journey that starts servers of its own takes many times as long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 30 } },
    reporters: ["default", ["json", { outputFile: "test-results/e2e.json" }]],
  },
});
