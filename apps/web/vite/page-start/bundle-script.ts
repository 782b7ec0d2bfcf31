import { build } from "vite";

/** Bundles and minifies a script for an inline `<script>`. */
export async function bundleScript(entry: string): Promise<string> {
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
