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

/** The code that hydrates, the frame of every page with its dependencies, and other code that most pages need. */
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

/** The validation and sending code of forms, which the demo card and the socket demo do not use. */
const sending =
  /\/app\/lib\/(field-checks|http-client|http-error|person-fields|submission)\.|\/api-contract\/dist\/limits\.|\/content\/dist\/retention\.|\/ui\/dist\/native-select\//;

const groups = [
  // The libraries, which do not change with the site: one file compresses better than two.
  { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // Animations that run before the application has loaded: not in the shared code, all of which they would fetch.
  { name: "early", test: /\.early\.ts$|\/app\/lib\/early-module\.ts$/ },
  // Code that pages share: it compresses better in a few files than in one per module.
  { name: "shared", test: shared },
  { name: "forms", test: forms },
  { name: "sending", test: sending },
  {
    // Facts and drawings of several content pages.
    name: "content",
    test: /\/content\/dist\/(claims|contact-page|faq|operations-map|page-labels|pricing|process|solution|solution-detail|testimonials)\.|\/ui\/dist\/before-after\//,
  },
  { name: "diagrams", test: /\/app\/lib\/diagrams\/(drawings|solution-diagram)\./ },
  // Code shared by the chat, the socket demo and the dashboard, and by the chat and its late parts. A separate icon
  // would be a request for a hundred bytes.
  {
    name: "app-pages",
    test: /\/features\/(auth\/auth-|chat\/(back-to-contacts|contact-mark|device-storage|guests|identity|invitation|no-selection|own-ids)\.|layout\/theme-switch\.)|\/content\/dist\/contacts\.|\/app\/lib\/(device-changes|stick-to-end)\.|\/realtime-protocol\/dist\/(limits|room-id)\.|\/ui\/dist\/(avatar|status-badge)\/|\/icons\/(handshake|headset|key-round|refresh-cw|send-horizontal|triangle-exclamation-point|wrench)\./,
  },
  // In one file with the setting that must precede the first schema.
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
 * Every page fetches the names of all files, and hashes do not compress: 42 bits are enough to tell versions apart. The
 * libraries name the runtime, and compress 90 bytes better with its original name.
 */
const scripts = ({ name }: { name: string }) => `assets/[name]-[hash:${name === "rolldown-runtime" ? 8 : 7}].js`;

/**
 * Makes Chromium compile all functions of the libraries while they arrive, off the main thread, instead of each on its
 * first call, using the hint that V8 reads in a script's first line.
 */
const compiledAhead = ({ name }: { name: string }) => (name === "libraries" ? "//# allFunctionsCalledOnLoad" : "");

/**
 * A build prerenders through a preview, in which the router's plugin (8.4.0) empties the folder of the route types and
 * rewrites them while checkers read them. With the command `build`, it leaves them alone.
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
    // In development, workspace packages resolve to their sources; a build uses their published files.
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
          // A build reads only the icons it needs of 1,700, which saves 2 s of processor time.
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
  // Discovers everything that pages import at once, so that no first visit in development ends in a reload.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.{test,stories}.*", "!app/testing/**"] },
  server: {
    port: 5173,
    proxy: { "/api": api, "/docs": api, "/openapi.json": api, "/asyncapi.json": api, "/ws": { ...api, ws: true } },
  },
}));
