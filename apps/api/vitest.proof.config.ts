import { preset } from "@thirtyfold/vitest";

/** Small sizes in `npm test`, others by `pnpm proof`. */
export default preset({
  test: {
    include: ["src/**/*.proof.test.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Proofs mostly wait for servers and clients.
    maxWorkers: 3,
    // To follow a long run line by line.
    disableConsoleIntercept: true,
    reporters: ["default", ["json", { outputFile: "test-results/proof.json" }]],
  },
});
