import { preset } from "@thirtyfold/vitest";

/** The proofs: at their small size in `npm test`, at any other by `pnpm proof`. */
export default preset({
  test: {
    include: ["src/**/*.proof.test.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Most of a proof is waiting, for servers to start and clients to come back.
    maxWorkers: 3,
    // A long run is followed line by line.
    disableConsoleIntercept: true,
    reporters: ["default", ["json", { outputFile: "test-results/proof.json" }]],
  },
});
