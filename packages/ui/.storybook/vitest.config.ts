import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const launchOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
};

/** Every story is rendered in Chromium in this theme, its interaction is played, and axe looks at what came of it. */
const project = (theme: "dark" | "light") => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { theme } })],
  test: {
    name: theme,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [project("dark"), project("light")],
    reporters: ["default", ["json", { outputFile: "test-results/stories.json" }]],
  },
});
