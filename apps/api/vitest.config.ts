import { preset } from "@thirtyfold/vitest";

export default preset({
  test: {
    // Run by vitest.proof.config.ts, because they take minutes.
    exclude: ["**/*.proof.test.ts"],
    setupFiles: ["src/testing/plugin-names.ts"],
    globalSetup: ["src/testing/temporary-folder.ts", "src/testing/test-databases.ts"],
    // For real databases, sockets and processes.
    testTimeout: 120_000,
    // Databases start threads and wait for the disk.
    hookTimeout: 60_000,
    // Three on two cores, because half of their time is waiting.
    maxWorkers: 3,
  },
});
