import { fileURLToPath } from "node:url";
import { preset } from "@thirtyfold/vitest";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Started last, it would run alone at the end. Vitest starts with the largest files, and this is not one. */
const longest = /every-page/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(longest.test(moduleId));
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer's own.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => isLong(other) - isLong(one));
  }
}

// The built product in a real browser. The machine has two cores: three journeys at a time, because each waits more than it works.
export default preset({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["e2e/*.test.ts"],
    globalSetup: ["e2e/support/global-setup.ts"],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A journey that starts its own servers takes many times as long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 30 } },
    reporters: ["default", ["json", { outputFile: "test-results/e2e.json" }]],
  },
});
