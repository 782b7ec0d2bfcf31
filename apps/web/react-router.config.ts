import { fileURLToPath } from "node:url";
import type { Config } from "@react-router/dev/config";
import { finishPages } from "./vite/finish-pages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  buildEnd: () =>
    finishPages({
      buildFolder: here("build"),
      loader: here("app/lib/page-loader.ts"),
      origin: process.env["PUBLIC_URL"] || undefined,
    }),
} satisfies Config;
