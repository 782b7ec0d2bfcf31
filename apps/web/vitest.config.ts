import { preset } from "@thirtyfold/vitest";
import react from "@vitejs/plugin-react";
import { reactCompiler } from "./vite/react-compiler.ts";

/** Files that replace the page, or need a module in its initial state: each gets its own page. */
const alone = [
  "app/features/assistant/launcher-failure.test.tsx",
  "app/features/careers/captured-application.test.tsx",
  "app/features/chat/conversation/live-pane.test.tsx",
  "app/features/demo-card/lost-connection.test.tsx",
  "app/features/playground/dialog-failure.test.tsx",
  "app/features/solutions/figures-section.test.tsx",
  "app/features/websocket-demo/early-connection.test.tsx",
  "app/lib/{global-failure,late-page,note-writing,render-failure,theme}.test.{ts,tsx}",
];

/** Files that need no page. */
const withoutPage = [
  "app/features/test-page/color-tokens.test.ts",
  "app/lib/{seo,structured-data}.test.ts",
  "app/settings.test.ts",
];

// The router's own plugin must not run here: components are tested through `createRoutesStub`.
export default preset({
  plugins: [react(), reactCompiler()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "app",
          environment: "jsdom",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: [...alone, ...withoutPage],
          // One page for all files takes a fifth of the work of one page per file.
          setupFiles: ["app/testing/setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          environment: "jsdom",
          include: alone,
          setupFiles: ["app/testing/setup.ts"],
          isolate: true,
        },
      },
      { extends: true, test: { name: "build", include: ["vite/**/*.test.ts", ...withoutPage] } },
    ],
  },
});
