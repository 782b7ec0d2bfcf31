import type { Plugin } from "vite";

const id = "virtual:site-css";

type SiteCssOptions = {
  /** Absolute path of the stylesheet. */
  stylesheet: string;
};

/**
 * Puts the stylesheet into the page. While developing, the module imports it, so that Vite swaps it as it changes. In a
 * build, the side that renders pages gets it as a string for the page's `<style id="site-css">`, and the browser's side
 * reads it back from there: React finds what it expects, and no script carries a second copy.
 */
export function siteCss({ stylesheet }: SiteCssOptions): Plugin {
  let building = false;
  const path = JSON.stringify(stylesheet);
  const inlined = JSON.stringify(`${stylesheet}?inline`);
  return {
    name: "thirtyfold:site-css",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      if (!building) return `import ${path};\nexport const siteCss = "";`;
      if (this.environment.name === "ssr") return `export { default as siteCss } from ${inlined};`;
      return `export const siteCss = document.getElementById("site-css")?.textContent ?? "";`;
    },
  };
}
