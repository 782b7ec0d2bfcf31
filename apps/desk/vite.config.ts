import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { applicationFont } from "@thirtyfold/build/font-subsets";
import { precompress } from "@thirtyfold/build/precompress";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin, transformWithOxc } from "vite";

const build = fileURLToPath(new URL("build", import.meta.url));
// The Host header stays the browser's: the API compares it with Origin to tell its own site from others.
const api = { target: `http://127.0.0.1:${process.env["PORT"] ?? 3000}`, changeOrigin: false };

/**
 * `virtual:font.css`: the characters in the desk's own texts, in 25 kB. Others come from the family's own files
 * (app.css), which development uses for all.
 */
function font(building: boolean): Plugin {
  const id = "virtual:font.css";
  const made = building ? applicationFont("/desk/") : undefined;
  return {
    name: "font",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (loaded) => (loaded === `\0${id}` ? ((await made)?.face ?? "") : undefined),
    async generateBundle() {
      if (made) {
        const { fileName, source } = await made;
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** The service worker, at a fixed address: its scope is the folder that it is in. */
function pushWorker(): Plugin {
  const source = fileURLToPath(new URL("worker/push-worker.ts", import.meta.url));
  const code = async () => (await transformWithOxc(await readFile(source, "utf8"), source)).code;
  return {
    name: "push-worker",
    configureServer({ middlewares }) {
      middlewares.use("/desk/push-worker.js", (_request, response, next) => {
        code().then((script) => response.setHeader("content-type", "text/javascript").end(script), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "push-worker.js", source: await code() });
    },
  };
}

/** Everything except modules that the inbox, loaded first, does not need. */
const forInbox =
  /^(?!.*\/(?:gone|table\/table|field-choice|choice-row|react-use-size\/dist\/index|page-head|icons\/(?:arrow-up|chevrons-up-down|plus|trash))\.)/;

export default defineConfig(({ command, mode }) => ({
  base: "/desk/",
  plugins: [
    tailwindcss(),
    react(),
    font(command === "build" && mode !== "test"),
    pushWorker(),
    // Nothing on the page depends on its line breaks, and it is sent as it is.
    { name: "one-line", apply: "build", transformIndexHtml: (page) => page.replaceAll(/\n\s*/g, "") },
    { name: "precompress", apply: "build", closeBundle: async () => precompress(build) },
  ],
  resolve:
    // In development the workspace's packages are read from their sources; a build reads their published files.
    command === "serve" ? { conditions: ["@thirtyfold/source", ...defaultClientConditions] } : {},
  build: {
    outDir: build,
    target: "es2022",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // All these browsers support it natively.
    modulePreload: { polyfill: false },
    // The initial modules form the first script, which compresses 2 kB better in one piece. Other modules that screens
    // share go into two files, the second with those the inbox does not need: one file for each set of sharing screens
    // made the first load 4 kB larger.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "index", tags: ["$initial"] },
            { name: "shared", minShareCount: 2, test: forInbox },
            { name: "screens", minShareCount: 2, test: /^(?!.*\/gone\.)/ },
          ],
        },
        // The first script names all others, and hashes do not compress: 42 bits distinguish versions, as on the
        // website.
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
    // The policy allows no inline files.
    assetsInlineLimit: 0,
  },
  server: { port: 5174, proxy: { "/api": api, "/favicon.svg": api, "/ws": { ...api, ws: true } } },
}));
