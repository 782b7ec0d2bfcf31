import { dirname, relative } from "node:path";
import type { Plugin, RolldownOptions } from "rolldown";

const source = `${import.meta.dirname}/src/`;
/** Entry points of processes and worker threads. Each thread module is started by a URL next to its starter. */
const entries = [
  "cli",
  "ai/text-worker/text-thread",
  "storage/backup/backup-thread",
  "storage/sqlite/checkpoint-thread",
  "storage/sqlite/reader-thread",
  "storage/sqlite/writer-thread",
];

/**
 * In this app's own modules, `import.meta.url` keeps its value from before bundling: the URL of the module's own place
 * below `dist`, by which assets, threads and the builds of neighboring packages are found.
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
 * Node.js reads every export of a built-in module that is imported, and one getter of `node:http` loads its whole HTTP
 * client, a twentieth of the startup time. Names that are looked up directly load nothing more.
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

/** One file instead of 1,500: finding and opening them took a third of the startup time. */
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
