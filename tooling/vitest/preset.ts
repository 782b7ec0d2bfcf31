import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

// A compile cache shared by all workers, threads and child processes.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

const withoutProfiling = fileURLToPath(new URL("without-profiling.ts", import.meta.url));

/** Reads packages from source and writes results for `npm test`. Timeouts only end what hangs. */
export function preset(config: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    ...config,
    resolve: { conditions: ["@thirtyfold/source", "module", "node", "development|production"], ...config.resolve },
    ssr: { resolve: { conditions: ["@thirtyfold/source", "module", "node", "development|production"] } },
    test: {
      include: ["src/**/*.test.{ts,tsx}"],
      // For small test files, reloading everything for each file is most of the work.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
      ...config.test,
      setupFiles: [withoutProfiling, ...[config.test?.setupFiles ?? []].flat()],
    },
  });
}
