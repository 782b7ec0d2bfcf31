import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { findChromium } from "@thirtyfold/run/find-chromium";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { StoryReport } from "./story-report.ts";

const launchOptions = await findChromium();

/**
 * Renders every story in Chromium in the dark theme, plays its interaction and has axe check the result, its colors in
 * light, too.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    // Stories leave nothing behind, as in Storybook itself, where one page shows them all; a page per file costs a
    // third more time.
    isolate: false,
    // The largest stories take seconds, and several times that on a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: "chromium" }],
    },
    reporters: ["default", new StoryReport("test-results/stories.json")],
  },
});
