import { dirname, relative } from "node:path";
import type { Plugin, RolldownOptions } from "rolldown";

const source = `${import.meta.dirname}/src/`;
/** Processes and worker threads. The thread modules are started by a URL next to the module that starts them. */
const entries = [
  "cli",
  "ai/text-worker/text-thread",
  "storage/backup/backup-thread",
  "storage/sqlite/checkpoint-thread",
  "storage/sqlite/reader-thread",
  "storage/sqlite/writer-thread",
];

/**
 * In our own modules, `import.meta.url` stays what it was before modules were joined: the URL of the module's own place
 * below `dist`, from which assets, threads and the neighbours' builds are found.
 */
const ownPlaces: Plugin = {
  name: "own-places",
  transform: {
    filter: { id: /\/apps\/api\/src\/.*\.ts$/, code: "import.meta.url" },
    handler: (code, id) => {
      const place = relative(source, id).replace(/\.ts$/, ".js");
      return code.replaceAll("import.meta.url", `OWN_PLACE(${JSON.stringify(place)})`);
    },
  },
  renderChunk: (code, { fileName }) =>
    code.replace(/OWN_PLACE\("([^"]+)"\)/g, (_call, place: string) => {
      const way = relative(dirname(fileName), place);
      return `new URL(${JSON.stringify(way.startsWith(".") ? way : `./${way}`)}, import.meta.url).href`;
    }),
};

/**
 * Node.js looks at every name of a module of its own that is imported, and at one of `node:http`'s it loads its whole HTTP client,
 * a twentieth of a start. What is asked for by name loads no more than that.
 */
const askedForByName: Plugin = {
  name: "asked-for-by-name",
  renderChunk: (code) =>
    code.replace(
      /^import (?:\{([^}]*)\}|(\w+)) from ("node:https?");$/gm,
      (_line, names?: string, whole?: string, from?: string) => {
        return `const ${whole ?? `{${(names ?? "").replaceAll(" as ", ": ")}}`} = process.getBuiltinModule(${from});`;
      },
    ),
};

/** One file in place of 1,500: what a start spent on finding and opening them was a third of it. */
export default {
  input: {
    server: `${source}commands/serve.ts`,
    ...Object.fromEntries(entries.map((entry) => [entry, `${source}${entry}.ts`])),
  },
  platform: "node",
  resolve: { conditionNames: ["@thirtyfold/source", "node"] },
  transform: { define: { __dirname: "import.meta.dirname" } },
  plugins: [ownPlaces, askedForByName],
  output: {
    dir: "dist",
    cleanDir: true,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    sourcemap: true,
  },
} satisfies RolldownOptions;
