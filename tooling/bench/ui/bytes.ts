import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, minify } from "vite";

/*
 * What each component of the design system adds to an application, in bytes with brotli, beside React: its whole subpath,
 * with all of its parts. Writes the table into the package's README, and fails where one is above its bound.
 */
const ui = fileURLToPath(new URL("../../../packages/ui", import.meta.url));
const readme = join(ui, "README.md");
const bounds = new Map([
  ["button", 3_000],
  ["dialog", 6_000],
  ["combobox", 14_000],
]);
const marks = ["<!-- bytes -->", "<!-- /bytes -->"] as const;

async function weigh(entry: string): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  });
  const outputs = Array.isArray(made) ? made.flatMap(({ output }) => output) : "output" in made ? made.output : [];
  const chunks = outputs.filter((output) => output.type === "chunk");
  const scripts = await Promise.all(chunks.map(async ({ code }) => (await minify("entry.js", code)).code));
  return brotliCompressSync(scripts.join("\n")).length;
}

const modules = globSync("src/*/*.tsx", { cwd: ui }).filter(
  (file) => basename(file, ".tsx") === basename(dirname(file)),
);
const rows: { name: string; bytes: number }[] = [];
for (const file of modules.toSorted()) {
  // One after the other: the figures are of bytes, and the machine has other work.
  rows.push({ name: basename(file, ".tsx"), bytes: await weigh(join(ui, file)) });
}

const number = new Intl.NumberFormat("en-US");
const cells = rows.map(({ name, bytes }) => `| \`${name}\` | ${number.format(bytes)} |`);
const table = ["| subpath | bytes |", "| --- | --: |", ...cells].join("\n");
process.stdout.write(`${table}\n`);
const [before, rest] = readFileSync(readme, "utf8").split(marks[0]);
const after = rest?.split(marks[1])[1];
if (before === undefined || after === undefined) throw new Error(`${readme} has no place for the table`);
writeFileSync(readme, `${before}${marks[0]}\n\n${table}\n\n${marks[1]}${after}`);

const heavy = rows.filter(({ name, bytes }) => bytes > (bounds.get(name) ?? Infinity));
for (const { name, bytes } of heavy) {
  process.stderr.write(`${name} weighs ${bytes} bytes and may weigh ${bounds.get(name)}.\n`);
}
if (heavy.length > 0) process.exitCode = 1;
