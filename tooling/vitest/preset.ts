import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

// What a test's worker, its threads and the processes that it starts load is compiled once for all, not by each of them.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

/**
 * What every package's tests share: workspace packages are read from their sources, results are
 * written where the closing line of `npm test` counts them, mocks never leak between tests, and files share a process.
 * Limits of waiting only end what hangs: the slowest machine that is busy with other work is to keep them.
 */
export function preset(config: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    ...config,
    resolve: { conditions: ["@thirtyfold/source", "module", "node", "development|production"], ...config.resolve },
    ssr: { resolve: { conditions: ["@thirtyfold/source", "module", "node", "development|production"] } },
    test: {
      include: ["src/**/*.test.{ts,tsx}"],
      // Tests leave nothing behind: loading everything anew for each file is most of the work of the small ones.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
      ...config.test,
    },
  });
}
