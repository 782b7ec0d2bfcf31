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
 * For tests, what only a person would look at is left out. React looks for both of the console when it loads, and with them
 * writes for the browser's profiler what each component and effect took, and who asked for each element. Storybook's panel of
 * interactions has each call of a story noted.
 */
const unwatched = `<script>
delete console.timeStamp;
delete console.createTask;
window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (it) => it };
</script>`;

/**
 * The addon of pseudo states takes `:active-view-transition` for `:active`, makes a rule of it that no browser reads, and
 * every story fails. No view transition runs here. Stands behind Tailwind, which draws imported style sheets together.
 */
const withoutViewTransitions: Plugin = {
  name: "without-view-transitions",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll(":active-view-transition", ":not(*)"),
  },
};

/** The website's blocks are compiled as in its build; found by path, as their stories are below. */
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
    // The page blocks of the website, each beside its code.
    "../../../apps/web/app/features/**/*.stories.tsx",
    // The desk's screens.
    "../../../apps/desk/app/features/**/*.stories.tsx",
  ],
  // The first reads each file of stories for its pages of documents, which no test shows.
  addons: [
    ...(inTest ? [] : ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-mcp"]),
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  staticDirs: ["./public", { from: "../node_modules/@fontsource-variable/schibsted-grotesk/files", to: "/fonts" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The manager takes its colors from the tokens, too.
  managerHead: (head = "") => `${head}<style>${tokens}${managerStyle}</style>`,
  // Storybook has a PUBLIC_URL of its own; the website's is its address, which it does not have here.
  env: (env) => ({ ...env, PUBLIC_URL: "" }),
  previewHead: (head = "") => `${head}${inTest ? unwatched : ""}${whileLoading(tokens)}`,
  // Packages are read from their sources, so that a change shows at once and nothing needs a build before.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), websiteCompiler(), tailwindcss(), withoutViewTransitions, agentDocs],
      resolve: { conditions: ["@thirtyfold/source", ...defaultClientConditions] },
    }),
};

export default config;
