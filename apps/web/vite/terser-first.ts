import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * Runs the named files of the browser's build through Terser before Vite's own minifier, which then compresses the
 * output further than either does alone (docs/decisions/0090). Takes seconds for a large file, so only for files that
 * every page fetches, and the forms' small one.
 */
export function terserFirst(files: readonly string[]): Plugin {
  return {
    name: "terser-first",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: {
      order: "post",
      async handler(source, { name }) {
        if (!files.includes(name)) return null;
        const { code } = await minify(source, { module: true, ecma: 2020, compress: { passes: 3 } });
        return code === undefined ? null : { code, map: null };
      },
    },
  };
}
