import { defineConfig, type ViteUserConfig } from "vitest/config";

/**
 * What every package's tests share: workspace packages are read from their sources, results are
 * written where the closing line of `npm test` counts them, and mocks never leak between tests.
 */
export function preset(config: ViteUserConfig = {}): ViteUserConfig {
  return defineConfig({
    ...config,
    resolve: { conditions: ["@thirtyfold/source", "module", "node", "development|production"], ...config.resolve },
    ssr: { resolve: { conditions: ["@thirtyfold/source", "module", "node", "development|production"] } },
    test: {
      include: ["src/**/*.test.{ts,tsx}"],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
      ...config.test,
    },
  });
}
