import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const id = "virtual:page-start";
const startScript = fileURLToPath(new URL("start.ts", import.meta.url));
const ending = ".early.ts";
const inlineEnding = ".inline.ts";
const app = fileURLToPath(new URL("../../app", import.meta.url));

/**
 * Late parts that are fetched with the application: when the control with that `aria-controls` is pressed, or for
 * `data-ahead`.
 */
const lateParts = {
  "assistant-panel": "features/assistant/assistant-panel.tsx",
  "conversation-pane": "features/chat/conversation/conversation-pane.tsx",
  "live-pane": "features/chat/conversation/live-pane.tsx",
};

type PageStartOptions = {
  /** Absolute path of the stylesheet. */
  stylesheet: string;
};

/**
 * Provides `virtual:page-start` to the rendering side: the start script, those of single pages (`*.inline.ts`), the
 * URLs of the `*.early.ts` modules (together in one file: vite.config.ts), the imports of each file, and the URL of the
 * whole stylesheet. finish-pages.ts then finishes each page's HTML. See decisions 0031 and 0058.
 */
export function pageStart({ stylesheet }: PageStartOptions): Plugin {
  const files = new Map<string, string>();
  const late = new Map<string, readonly string[]>();
  const imports = new Map<string, readonly string[]>();
  let building = false;
  return {
    name: "thirtyfold:page-start",
    sharedDuringBuild: true,
    configResolved(config) {
      building = config.command === "build";
    },
    generateBundle(_, bundle) {
      if (this.environment.name === "ssr") return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const href = `/${chunk.fileName}`;
        const needed = chunk.imports.map((name) => `/${name}`);
        imports.set(href, needed);
        for (const module of chunk.moduleIds) if (module.endsWith(ending)) files.set(nameOf(module), href);
        for (const [part, file] of Object.entries(lateParts)) {
          if (chunk.moduleIds.some((module) => module.endsWith(file))) late.set(part, [href, ...needed]);
        }
      }
      const lost = Object.keys(lateParts).filter((part) => !late.has(part));
      if (lost.length > 0) this.error(`No file of the build has the late part ${lost.join(", ")}.`);
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      if (!building)
        return `export const startScript = "", inlineScripts = {}, earlyModules = {}, lateModules = {}, chunkImports = {}, styles = "";`;
      return [
        `export { default as styles } from ${JSON.stringify(`${stylesheet}?url`)};`,
        `export const startScript = ${JSON.stringify(await bundleScript(startScript))};`,
        `export const inlineScripts = ${JSON.stringify(await bundleInlineScripts())};`,
        `export const earlyModules = ${JSON.stringify(Object.fromEntries(files))};`,
        `export const chunkImports = ${JSON.stringify(Object.fromEntries(imports))};`,
        `export const lateModules = ${JSON.stringify(Object.fromEntries(late))};`,
      ].join("\n");
    },
  };
}

const nameOf = (file: string) => path.basename(file, ending);

/** The inline scripts by name, for pages with a `[data-inline]` of that name. */
async function bundleInlineScripts(): Promise<Record<string, string>> {
  const scripts: Record<string, string> = {};
  for (const file of await readdir(app, { recursive: true })) {
    if (file.endsWith(inlineEnding))
      scripts[path.basename(file, inlineEnding)] = await bundleScript(path.join(app, file));
  }
  return scripts;
}

/** Bundles and minifies a script for an inline `<script>`. */
async function bundleScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry, formats: ["iife"], name: "start" },
    },
  });
  const [chunk] = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    "output" in result ? result.output : [],
  );
  if (chunk === undefined || chunk.type !== "chunk") throw new Error(`Nothing came of bundling ${entry}.`);
  return chunk.code.trim();
}
