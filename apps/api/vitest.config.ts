import { preset } from "@thirtyfold/vitest";

export default preset({
  test: {
    // They take minutes: vitest.proof.config.ts runs them.
    exclude: ["**/*.proof.test.ts"],
    globalSetup: ["src/testing/temporary-folder.ts"],
    // Real databases, sockets and processes take their time on a busy machine.
    testTimeout: 120_000,
    // Opening a database waits for threads to start and for the disk.
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
