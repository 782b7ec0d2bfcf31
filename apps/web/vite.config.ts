import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { checkedSettings } from "./vite/checked-settings.ts";
import { pageStart } from "./vite/page-start/plugin.ts";
import { siteCss } from "./vite/page-start/site-css.ts";
import { plainIcons } from "./vite/plain-icons.ts";
import { reactCompiler } from "./vite/react-compiler.ts";
import { reactSignals } from "./vite/react-signals.ts";
import { staticPages } from "./vite/static-pages.ts";
import { terserFirst } from "./vite/terser-first.ts";
import { unusedRouterParts } from "./vite/unused-router-parts.ts";

const stylesheet = fileURLToPath(new URL("app/app.css", import.meta.url));
// The Host header stays the browser's: the API compares it with Origin to tell its own site from others.
const api = { target: `http://127.0.0.1:${process.env["PORT"] ?? 3000}`, changeOrigin: false };

/** What hydrates, the frame of every page with all that it needs, and what most pages need beside it. */
const shared = new RegExp(
  [
    String.raw`/app/(entry\.client|root)\.tsx`,
    "vite/preload-helper",
    String.raw`/app/lib/(back-link|below-fold|button-link|drafts|global-failure|late|missing-thing|office-clock|page-closing|plain-icon|seo|starts-at-once|structured-data|title-lines|visit|work-log)\.ts`,
    "/app/lib/diagrams/diagram\\.",
    "/ui/dist/internal/focusable\\.",
    "/realtime-protocol/dist/client/(listeners|random-id)\\.",
    // The chat's only use of what missing pages show.
    "/ui/dist/(agent-tile|badge|button-arrow|card|closing-block|container|crease-hero|empty-state|link|rule30|section-header)/",
    "/lucide-react/dist/esm/icons/(arrow-left|check|circle-exclamation-point|clipboard-check|message-circle-reply|minus|play|plus|rotate-ccw|user-plus)\\.",
  ].join("|"),
);

const forms = /\/app\/lib\/(field-errors|form-draft|form-needs-script)\.|\/ui\/dist\/(field|input|textarea)\//;

/** What forms check and send with: the demo card and the socket demo do neither. */
const sending =
  /\/app\/lib\/(field-checks|http-client|http-error|person-fields|submission)\.|\/api-contract\/dist\/limits\.|\/content\/dist\/retention\.|\/ui\/dist\/native-select\//;

const groups = [
  // The libraries, which do not change with the site: one file packs better than two.
  { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // What moves by itself before the application is there: not among what pages share, or it would fetch all of that.
  { name: "early", test: /\.early\.ts$|\/app\/lib\/early-module\.ts$/ },
  // What pages share: it packs better in few pieces than in a file for each module.
  { name: "shared", test: shared },
  { name: "forms", test: forms },
  { name: "sending", test: sending },
  {
    // Facts and drawings of several content pages.
    name: "content",
    test: /\/content\/dist\/(claims|contact-page|faq|operations-map|page-labels|pricing|process|solution|solution-detail|testimonials)\.|\/ui\/dist\/before-after\//,
  },
  { name: "diagrams", test: /\/app\/lib\/diagrams\/(drawings|solution-diagram)\./ },
  // What the chat, the socket demo and the dashboard have in common, and the chat with its late parts. An icon by itself is a
  // request for a hundred bytes.
  {
    name: "app-pages",
    test: /\/features\/(auth\/auth-|chat\/(back-to-contacts|contact-mark|device-storage|guests|identity|invitation|no-selection|own-ids)\.|layout\/theme-switch\.)|\/content\/dist\/contacts\.|\/app\/lib\/(device-changes|stick-to-end)\.|\/realtime-protocol\/dist\/(limits|room-id)\.|\/ui\/dist\/(avatar|status-badge)\/|\/icons\/(handshake|headset|key-round|refresh-cw|send-horizontal|triangle-exclamation-point|wrench)\./,
  },
  // In one file with the setting that must come before the first schema.
  { name: "schemas", test: /\/zod\/v4\/(mini\/|core\/(?!.*json-schema))|\/app\/lib\/schemas-without-eval\./ },
  {
    name: "realtime",
    test: /\/realtime-protocol\/dist\/(client\/|codec|frames|room-message)|\/features\/chat\/conversation\/(live-pane|open-chat|use-keyboard-room)\./,
  },
  {
    name: "solution-pages",
    test: /\/(content\/dist\/solutions-page|features\/solutions\/(prefetch-solutions|solution-cell|solution-grid))\./,
  },
  { name: "solution", test: /\/features\/solutions\/solution-(key|meta|placeholders|view)\./ },
];

/**
 * Every page fetches the names of all files, and hashes are what does not pack: 42 bits of one tell versions apart. The
 * libraries name the runtime, and pack 90 bytes better with its name as it was.
 */
const scripts = ({ name }: { name: string }) => `assets/[name]-[hash:${name === "rolldown-runtime" ? 8 : 7}].js`;

/**
 * Has Chromium compile all functions of the libraries while they arrive, off the page's thread, and not each when it is first
 * called, by the hint that V8 reads in a script's first line.
 */
const compiledAhead = ({ name }: { name: string }) => (name === "libraries" ? "//# allFunctionsCalledOnLoad" : "");

/**
 * A build prerenders through a preview, in which the router's plugin (8.4.0) empties the folder of the route types and
 * writes them anew, while checkers read them. As in a build, it leaves them alone.
 */
function routerWithoutTypes(): Plugin[] {
  return reactRouter().map((plugin) => {
    const { name, config } = plugin;
    if (name !== "react-router" || typeof config !== "function") return plugin;
    return {
      ...plugin,
      config(user, env) {
        return config.call(this, user, { ...env, command: "build" });
      },
    };
  });
}

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    checkedSettings(),
    siteCss({ stylesheet }),
    pageStart({ stylesheet }),
    staticPages(),
    tailwindcss(),
    isPreview ? routerWithoutTypes() : reactRouter(),
    unusedRouterParts(),
    plainIcons(),
    reactCompiler(),
    reactSignals(),
    terserFirst(["libraries", "shared", "forms"]),
  ],
  resolve:
    // In development the workspace's packages are read from their sources; a build reads what they publish.
    command === "serve" ? { conditions: ["@thirtyfold/source", ...defaultClientConditions] } : {},
  ssr:
    command === "serve"
      ? { resolve: { conditions: ["@thirtyfold/source", ...defaultServerConditions] }, noExternal: [/^@thirtyfold\//] }
      : {},
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    cssMinify: true,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Of 1,700 icons a build reads those that it needs: 2 s of a processor.
          experimental: { lazyBarrel: true },
          output: {
            codeSplitting: { groups },
            chunkFileNames: scripts,
            entryFileNames: scripts,
            postBanner: compiledAhead,
          },
        },
      },
    },
  },
  // All that pages import is found at once, so that no first visit while developing ends in a reload.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.{test,stories}.*", "!app/testing/**"] },
  server: {
    port: 5173,
    proxy: { "/api": api, "/docs": api, "/openapi.json": api, "/asyncapi.json": api, "/ws": { ...api, ws: true } },
  },
}));
