import { preset } from "@thirtyfold/vitest";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What kills processes and breaks lines again and again takes longest: begun first, it ends with the rest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- A sequencer's own, not an array's.
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /(\.proof|\/crash)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default preset({
  test: {
    // Real databases, sockets and processes take their time on a busy machine.
    testTimeout: 30_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
