import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import manifest from "./package.json" with { type: "json" };

/*
 * Builds a registry for shadcn's CLI from the same sources: dist/registry/registry.json, and a self-contained item for
 * each component, so that one can be added from its file alone. The code is copied as it is; the rules are compiled
 * into one style sheet that every component imports, because a host's Tailwind has another theme.
 */

const ui = import.meta.dirname;
/** The target of the files: a folder beside the host's own components. */
const target = "@components/thirtyfold";

type File = Readonly<{ path: string; type: string; target: string; content: string }>;

export type Item = Readonly<{
  $schema: string;
  name: string;
  type: string;
  title: string;
  description: string;
  dependencies: readonly string[];
  files: readonly File[];
}>;

/** One item for each component. @param css the compiled rules of all components */
export function makeItems(css: string): readonly Item[] {
  const readme = readFileSync(join(ui, "README.md"), "utf8");
  const components = globSync("src/*/*.tsx", { cwd: ui }).filter(
    (file) => basename(file, ".tsx") === basename(dirname(file)),
  );
  return components.toSorted().map((file) => {
    const name = basename(file, ".tsx");
    const modules = [...closure(file)].toSorted();
    const texts = modules.map((module) => readFileSync(join(ui, module), "utf8"));
    const used = Object.keys(manifest.dependencies).filter((library) =>
      texts.some((text) => text.includes(`from "${library}/`) || text.includes(`from "${library}"`)),
    );
    const title = inPascalCase(name);
    return {
      $schema: "https://ui.shadcn.com/schema/registry-item.json",
      name,
      type: "registry:ui",
      title,
      description: whatIs(readme, title),
      dependencies: used.map((library) => `${library}@${rangeOf(library)}`),
      files: [
        ...modules.map((module, index) => toFile(module.slice("src/".length), importable(module, texts[index] ?? ""))),
        toFile("thirtyfold.css", css),
      ],
    };
  });
}

/** A module and everything in the package that it imports, as paths below the package. */
function closure(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(ui, file), "utf8");
  for (const [, path = ""] of text.matchAll(/(?:from|import) "(\.[^"]+)"/g)) closure(join(dirname(file), path), found);
  return found;
}

/**
 * Removes file extensions from imports, which not every host's TypeScript accepts; a component imports the style sheet.
 */
function importable(module: string, text: string): string {
  const code = text.replaceAll(/(from|import) "(\.[^"]+)\.tsx?"/g, '$1 "$2"');
  if (basename(module, ".tsx") !== basename(dirname(module))) return code;
  const style = 'import "../thirtyfold.css";\n';
  const mark = '"use client";\n';
  return code.startsWith(mark) ? mark + style + code.slice(mark.length) : style + code;
}

function toFile(path: string, content: string): File {
  return { path: `thirtyfold/${path}`, type: "registry:file", target: `${target}/${path}`, content };
}

/** The version range in the workspace's catalog, with which the package is published. */
function rangeOf(library: string): string {
  const catalog = readFileSync(join(ui, "../../pnpm-workspace.yaml"), "utf8");
  const range = new RegExp(`^  "?${library}"?: (\\S+)$`, "m").exec(catalog)?.[1];
  if (range === undefined) throw new Error(`The catalog has no ${library}`);
  return range;
}

function inPascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Its description in the README's table. */
function whatIs(readme: string, title: string): string {
  const row = readme.split("\n").find((line) => line.startsWith("| `") && line.includes(`\`${title}`));
  return row?.split(" | ")[1]?.replaceAll("`", "") ?? title;
}

/**
 * Rules for a host with Tailwind, in its layers. These are named first, so the order of the style sheets does not
 * matter.
 */
export function makeStyles(): string {
  const read = (file: string) =>
    readFileSync(join(ui, file), "utf8")
      .replaceAll(/\/\*.*?\*\//gs, "")
      .trim();
  return [
    "@layer theme, base, components, utilities;",
    `@layer theme {\n${read("src/tokens.css")}\n${read("src/theme-props.css")}\n}`,
    read("src/motion.css"),
    `@layer components {\n${read("dist/components.css")}\n}\n`,
  ].join("\n");
}

/** An item as the registry's index lists it, without the contents of its files. */
function listed({ name, type, title, description, dependencies, files }: Item) {
  const about = { name, type, title, description, dependencies };
  return { ...about, files: files.map((file) => ({ path: file.path, type: file.type, target: file.target })) };
}

if (import.meta.main) {
  const folder = join(ui, "dist/registry");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const items = makeItems(makeStyles());
  for (const item of items) writeFileSync(join(folder, `${item.name}.json`), JSON.stringify(item));
  const index = {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: "thirtyfold",
    homepage: "https://thirtyfold.example",
    items: items.map(listed),
  };
  writeFileSync(join(folder, "registry.json"), JSON.stringify(index, null, 2));
}
