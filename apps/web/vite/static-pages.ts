import { pageFonts, subsetFonts } from "@thirtyfold/build/font-subsets";
import type { PageFonts } from "@thirtyfold/intake-page";
import type { Plugin } from "vite";
import { z } from "zod";

const fileName = "intake-form.html";
const source = "/vite/intake-form.ts";
const moduleSchema = z.object({ intakeForm: z.custom<(fonts: PageFonts) => string>() });

/** Generated on each visit in development, written in a build. Imported late: a build needs compiled packages. */
export function staticPages(): Plugin {
  return {
    name: "thirtyfold:static-pages",
    sharedDuringBuild: true,
    async generateBundle() {
      if (this.environment.name === "ssr") return;
      const { intakeForm } = await import("./intake-form.ts");
      const fonts = pageFonts(await subsetFonts());
      this.emitFile({ type: "asset", fileName, source: intakeForm(fonts) });
      // For the pages that the API generates: `finishPages` moves it into pages.json.
      this.emitFile({ type: "asset", fileName: ".vite/page-fonts.json", source: JSON.stringify(fonts) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split("?", 1)[0] !== `/${fileName}`) return next();
        Promise.all([server.ssrLoadModule(source), subsetFonts()]).then(([loaded, fonts]) => {
          const page = moduleSchema.parse(loaded).intakeForm(pageFonts(fonts));
          response.setHeader("content-type", "text/html").end(page);
        }, next);
      });
    },
  };
}
