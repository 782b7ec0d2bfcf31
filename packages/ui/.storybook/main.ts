import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, mergeConfig, type Plugin, type PluginOption } from "vite";
import { whileLoading } from "./while-loading.ts";

const tokens = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8");
const managerStyle = readFileSync(join(import.meta.dirname, "manager.css"), "utf8");

const inTest = process.env["VITEST"] !== undefined;

/**
 * For tests, leaves out what only a person would look at. React checks for both console methods when it loads, and with
 * them records for the browser's profiler how long each component and effect took, and where each element was created.
 * Storybook's interactions panel records each call of a story.
 */
const unwatched = `<script>
delete console.timeStamp;
delete console.createTask;
window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (it) => it };
</script>`;

/**
 * The pseudo states addon mistakes `:active-view-transition` for `:active` and turns it into a rule that no browser can
 * parse, so every story fails. No view transition runs here. Comes after Tailwind, which inlines imported style sheets.
 */
const withoutViewTransitions: Plugin = {
  name: "without-view-transitions",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll(":active-view-transition", ":not(*)"),
  },
};

/** Compiles the website's blocks as its own build does; located by path, like their stories below. */
async function websiteCompiler(): Promise<PluginOption> {
  const file = join(import.meta.dirname, "../../../apps/web/vite/react-compiler.ts");
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- The website's own module.
  const { reactCompiler }: { reactCompiler: () => PluginOption } = await import(file);
  return reactCompiler();
}

/** llms.txt and a Markdown file for each component, beside the pages of a static build. */
const agentDocs: Plugin = {
  name: "agent-docs",
  apply: "build",
  async generateBundle() {
    const { makeAgentDocs } = await import("./agents/agent-docs.ts");
    for (const [fileName, source] of makeAgentDocs()) this.emitFile({ type: "asset", fileName, source });
  },
};

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./design-language/*.stories.tsx",
    // Whole screens to start from.
    "./recipes/*.stories.tsx",
    "../src/**/*.stories.tsx",
    // The website's page blocks, each beside its code.
    "../../../apps/web/app/features/**/*.stories.tsx",
    // The desk's screens.
    "../../../apps/desk/app/features/**/*.stories.tsx",
  ],
  // The first reads each stories file for its docs pages, which no test shows.
  addons: [
    ...(inTest ? [] : ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-mcp"]),
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  staticDirs: ["./public", { from: "../node_modules/@fontsource-variable/schibsted-grotesk/files", to: "/fonts" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The manager also takes its colors from the tokens.
  managerHead: (head = "") => `${head}<style>${tokens}${managerStyle}</style>`,
  // Storybook has a PUBLIC_URL of its own; the website's is its address, which is not available here.
  env: (env) => ({ ...env, PUBLIC_URL: "" }),
  previewHead: (head = "") => `${head}${inTest ? unwatched : ""}${whileLoading(tokens)}`,
  // Resolves packages to their sources, so a change shows at once and nothing has to be built first.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), websiteCompiler(), tailwindcss(), withoutViewTransitions, agentDocs],
      resolve: { conditions: ["@thirtyfold/source", ...defaultClientConditions] },
    }),
};

export default config;
