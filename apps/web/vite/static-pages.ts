import type { Plugin } from "vite";
import { z } from "zod";
import { type FontSubset, subsetFonts } from "./font-subsets.ts";

const fileName = "intake-form.html";
const source = "/vite/intake-form.ts";
const moduleSchema = z.object({ intakeForm: z.custom<(fonts: readonly FontSubset[]) => string>() });

/**
 * Serves the pages outside the router while developing, made anew on each visit so that a changed fact shows, and writes
 * them in a build. Their module is loaded late: a build needs the packages' compiled files, development their sources.
 */
export function staticPages(): Plugin {
  return {
    name: "thirtyfold:static-pages",
    sharedDuringBuild: true,
    async generateBundle() {
      if (this.environment.name === "ssr") return;
      const { intakeForm } = await import("./intake-form.ts");
      this.emitFile({ type: "asset", fileName, source: intakeForm(await subsetFonts()) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split("?", 1)[0] !== `/${fileName}`) return next();
        Promise.all([server.ssrLoadModule(source), subsetFonts()]).then(([loaded, fonts]) => {
          const page = moduleSchema.parse(loaded).intakeForm(fonts);
          response.setHeader("content-type", "text/html").end(page);
        }, next);
      });
    },
  };
}
