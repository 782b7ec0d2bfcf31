import { preset } from "@thirtyfold/vitest";

/** Small sizes in `npm test`, larger ones by `pnpm proof`. */
export default preset({
  test: {
    include: ["src/**/*.proof.test.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Proofs mostly wait for servers and clients.
    maxWorkers: 3,
    // Lets a long run be followed line by line.
    disableConsoleIntercept: true,
    reporters: ["default", ["json", { outputFile: "test-results/proof.json" }]],
  },
});
