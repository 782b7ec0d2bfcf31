import babel from "@rolldown/plugin-babel";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

const api = "http://127.0.0.1:3000";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), babel({ presets: [reactCompilerPreset()] })],
  resolve:
    // In development the workspace's packages are read from their sources; a build reads what they publish.
    command === "serve" ? { conditions: ["@thirtyfold/source", ...defaultClientConditions] } : {},
  ssr:
    command === "serve"
      ? { resolve: { conditions: ["@thirtyfold/source", ...defaultServerConditions] }, noExternal: [/^@thirtyfold\//] }
      : {},
  build: { target: "es2022", cssMinify: true, assetsInlineLimit: 0 },
  server: {
    port: 5173,
    proxy: { "/api": api, "/docs": api, "/openapi.json": api, "/ws": { target: api, ws: true } },
  },
}));
