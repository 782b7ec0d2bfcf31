import { fileURLToPath } from "node:url";
import type { Config } from "@react-router/dev/config";
import { jobs } from "@thirtyfold/content";
import { loadEnv } from "vite";
import { solutionPaths } from "./app/features/solutions/solutions-file.ts";
import { finishPages } from "./vite/page-start/finish-pages.ts";

/** Prerendered once for all unknown paths, with status 404; they must not show the path before hydration. */
const unknownPages = ["/careers/apply/unknown", "/solutions/unknown"];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { VITE_FORM_SERVICE_URL = "" } = loadEnv("production", here("."));

export default {
  appDirectory: "app",
  ssr: false,
  // A loader in a separate file would cost a request for 50 bytes, and its failure would be the page's.
  splitRouteModules: false,
  // A solution with its own page is also among the static paths.
  prerender: ({ getStaticPaths }) => {
    const pages = [...getStaticPaths(), ...jobs.map((job) => job.applyLink), ...solutionPaths];
    return [...new Set([...pages, "/404", ...unknownPages])];
  },
  buildEnd: () =>
    finishPages({
      buildFolder: here("build"),
      unknownPages,
      // A path of this site needs no permission; a wrong value has already stopped the build.
      connect: /^https?:/.test(VITE_FORM_SERVICE_URL) ? [new URL(VITE_FORM_SERVICE_URL).origin] : [],
    }),
} satisfies Config;
