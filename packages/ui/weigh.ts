import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, minify } from "vite";

/** The maximum weight of a subpath, in bytes; others are only recorded. */
export const bounds: ReadonlyMap<string, number> = new Map([
  ["button", 3_000],
  ["dialog", 6_000],
  ["combobox", 14_000],
]);

/** The components that have a subpath: folders with a module of the same name. */
export function subpaths(): readonly string[] {
  const modules = globSync("src/*/*.tsx", { cwd: import.meta.dirname });
  const names = modules.map((file) => [basename(dirname(file)), basename(file, ".tsx")] as const);
  return names.flatMap(([folder, name]) => (folder === name ? [name] : [])).toSorted();
}

/** A subpath's weight in an application, with all its parts: bytes after brotli, without React. */
export async function weigh(name: string): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "src", name, `${name}.tsx`), formats: ["es"] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  });
  const outputs = Array.isArray(made) ? made.flatMap(({ output }) => output) : "output" in made ? made.output : [];
  const chunks = outputs.filter((output) => output.type === "chunk");
  const scripts = await Promise.all(chunks.map(async ({ code }) => (await minify("entry.js", code)).code));
  return brotliCompressSync(scripts.join("\n")).length;
}
