import { preset } from "@thirtyfold/vitest";

// One page for all files takes a tenth of the work of one page per file.
export default preset({
  test: {
    include: ["{src,.storybook}/**/*.test.{ts,tsx}"],
    environment: "jsdom",
    setupFiles: ["testing/setup.ts"],
  },
});
