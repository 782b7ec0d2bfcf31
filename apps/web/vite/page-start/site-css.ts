import { type FontSubset, subsetFonts } from "@thirtyfold/build/font-subsets";
import type { Plugin, ViteDevServer } from "vite";

const id = "virtual:site-css";

type SiteCssOptions = {
  /** Absolute path of the stylesheet. */
  stylesheet: string;
  /** Creates the font files; tests pass their own. */
  fonts?: () => Promise<readonly [FontSubset, ...FontSubset[]]>;
};

/**
 * Provides `virtual:site-css`. In development the module imports the stylesheet, so that Vite hot-reloads it. In a
 * build, the rendering side gets it as a string for `<style id="site-css">`, and the browser reads it back from there:
 * hydration finds the expected content without a second copy in a script.
 */
export function siteCss({ stylesheet, fonts = subsetFonts }: SiteCssOptions): Plugin {
  let building = false;
  return {
    name: "thirtyfold:site-css",
    sharedDuringBuild: true,
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const [first, ...more] = await fonts();
      const firstFont = `export const firstFont = ${JSON.stringify(`/${first.fileName}`)};\n`;
      const faces = JSON.stringify([first, ...more].map(({ face }) => face).join(""));
      if (!building) return `${firstFont}import ${JSON.stringify(stylesheet)};\nexport const siteCss = ${faces};`;
      if (this.environment.name !== "ssr") {
        return `${firstFont}export const siteCss = document.getElementById("site-css")?.textContent ?? "";`;
      }
      const inlined = JSON.stringify(`${stylesheet}?inline`);
      return `${firstFont}import sheet from ${inlined};\nexport const siteCss = ${faces} + sheet;`;
    },
    async generateBundle() {
      if (this.environment.name === "ssr") return;
      for (const { fileName, source } of await fonts()) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer: (server) => serveFonts(server, fonts),
  };
}

function serveFonts(server: ViteDevServer, subsets: () => Promise<readonly FontSubset[]>): void {
  server.middlewares.use((request, response, next) => {
    if (request.url?.endsWith(".woff2") !== true) return next();
    subsets().then((files) => {
      const file = files.find(({ fileName }) => request.url === `/${fileName}`);
      if (file === undefined) return next();
      response.setHeader("content-type", "font/woff2").end(file.source);
    }, next);
  });
}
