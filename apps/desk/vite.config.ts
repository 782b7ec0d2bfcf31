import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { precompress } from "@thirtyfold/build/precompress";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const build = fileURLToPath(new URL("build", import.meta.url));
// The Host header stays the browser's: the API compares it with Origin to tell its own site from others.
const api = { target: "http://127.0.0.1:3000", changeOrigin: false };

export default defineConfig(({ command }) => ({
  base: "/desk/",
  plugins: [
    tailwindcss(),
    react(),
    { name: "precompress", apply: "build", closeBundle: async () => precompress(build) },
  ],
  resolve:
    // In development the workspace's packages are read from their sources; a build reads what they publish.
    command === "serve" ? { conditions: ["@thirtyfold/source", ...defaultClientConditions] } : {},
  build: {
    outDir: build,
    target: "es2022",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // The policy has no inline files.
    assetsInlineLimit: 0,
  },
  server: { port: 5174, proxy: { "/api": api, "/favicon.svg": api, "/ws": { ...api, ws: true } } },
}));
