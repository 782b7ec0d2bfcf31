import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { findChromium } from "@thirtyfold/run/find-chromium";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { StoryReport } from "./story-report.ts";

const launchOptions = await findChromium();

/** Every story is rendered in Chromium in this theme, its interaction is played, and axe looks at what came of it. */
const project = (theme: "dark" | "light", exclude: string[]) => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { theme }, tags: { exclude } })],
  test: {
    name: theme,
    // Stories leave nothing behind, as in Storybook itself, where one page shows them all: a page for each file costs a third more.
    isolate: false,
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
    // What is dark wherever it is shown, like the website's blocks, says so with the tag and is not shown a second time.
    projects: [project("dark", []), project("light", ["dark-only"])],
    reporters: ["default", new StoryReport("test-results/stories.json")],
  },
});
