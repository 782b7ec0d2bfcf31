import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readDefaults } from "./read-defaults.ts";
import { type Exported, type Prop, readExports } from "./read-props.ts";
import { readStories, type Told } from "./read-stories.ts";

/*
 * The design system's docs for coding agents: llms.txt and one Markdown file per component, generated from the types,
 * the stories and the README. Storybook's build writes them beside its pages.
 */

const ui = join(import.meta.dirname, "../..");
const recipeFolder = join(import.meta.dirname, "../recipes");

const defaults = readDefaults(join(ui, "src"));

/** The README's chapters that apply to every component. */
const chapters = ["CSS", "Theming", "Forms"];

/** The files, keyed by their path below the built Storybook. */
export function makeAgentDocs(): ReadonlyMap<string, string> {
  const exports = readExports();
  const types = exports.filter(({ kind }) => kind === "type");
  const folders = Map.groupBy(exports, ({ folder }) => folder);
  const readme = readFileSync(join(ui, "README.md"), "utf8");
  const pages = [...folders]
    .filter(([folder, exported]) => folder !== "internal" && exported.some(({ kind }) => kind !== "type"))
    .map(([folder, exported]) => ({ folder, text: page(folder, exported, types), what: whatIs(readme, exported) }));
  const recipes = globSync("*.stories.tsx", { cwd: recipeFolder }).toSorted().map(recipe);
  return new Map([
    ["llms.txt", index(readme, pages, recipes)],
    ...[...pages, ...recipes].map(({ folder, text }) => [`llms/${folder}.md`, text] as const),
  ]);
}

type Page = Readonly<{ folder: string; text: string; what: string }>;

/** A whole screen to start from: when to use it, and its code. */
function recipe(file: string): Page {
  const name = file.replace(".stories.tsx", "");
  const told = readStories(join(recipeFolder, file), new Set());
  const code = readFileSync(join(recipeFolder, `${name}.tsx`), "utf8");
  const asImported = code.replaceAll(/"\.\.\/\.\.\/src\/([\w-]+)\/[\w-]+\.tsx"/g, '"@thirtyfold/ui/$1"').trim();
  const title = told.title.replace(/^Recipes\//, "");
  const text = [`# ${title}`, ...usage(told), "## Examples", `\`\`\`tsx\n${asImported}\n\`\`\``].join("\n\n");
  return { folder: name, text: `${text}\n`, what: told.when[0] ?? "" };
}

function index(readme: string, pages: readonly Page[], recipes: readonly Page[]): string {
  const list = linked(pages);
  const told = chapters.map((name) => `## ${name}\n\n${chapter(readme, name)}`);
  return `# @thirtyfold/ui

> React 19 components with their tokens and styles: ESM, typed, server-rendered, accessible. Take the props as each
> component's page lists them; there are no others beside those of the named HTML element.

Import from \`@thirtyfold/ui\`, or a component alone from \`@thirtyfold/ui/<its folder>\`. Anything in \`className\` wins over
the component's own look. Examples that have Tailwind's utilities (\`className="grid gap-3"\`) have them for their own
layout alone: leave them out, take \`Stack\` and \`Grid\`, or write your own. Icons of the examples are those of
\`lucide-react\`, which this package brings along; install it yourself to import from it. Text beside a control is a prop or a child, in the page's language.

## Components

${list.join("\n")}

## Recipes

${linked(recipes).join("\n")}

${told.join("\n\n")}
`;
}

function linked(pages: readonly Page[]): readonly string[] {
  return pages.map(({ folder, text, what }) => `- [${heading(text)}](./llms/${folder}.md): ${what}`);
}

function heading(text: string): string {
  return text.split("\n", 1)[0]?.slice(2) ?? "";
}

function chapter(readme: string, name: string): string {
  const text = readme.split(`\n## ${name}\n`)[1]?.split("\n## ")[0];
  if (text === undefined) throw new Error(`README.md has no chapter ${name}`);
  return text.trim();
}

/** The README table's description of these exports. A row for several of them describes them in order. */
function whatIs(readme: string, exported: readonly Exported[]): string {
  for (const line of chapter(readme, "Components")
    .split("\n")
    .filter((text) => text.startsWith("| `"))) {
    const [first = "", what = ""] = line.slice(2).split(" | ");
    const names: readonly string[] = first.match(/(?<=`)\w+(?=`)/g) ?? [];
    const mine = names.filter((name) => exported.some((one) => one.name === name));
    const parts = what.split("; ");
    if (mine.length === names.length || (mine.length > 0 && parts.length !== names.length)) return what;
    if (mine.length > 0) return parts[names.indexOf(mine[0] ?? "")] ?? what;
  }
  return exported.find(({ kind }) => kind === "component")?.note ?? "";
}

function page(folder: string, exported: readonly Exported[], types: readonly Exported[]): string {
  const needed = new Set(
    exported.flatMap(({ props }) => props.filter(({ optional }) => !optional)).map(({ name }) => name),
  );
  const isOwn = (file: string) => basename(file) === `${folder}.stories.tsx`;
  const stories = globSync(`src/${folder}/*.stories.tsx`, { cwd: ui })
    // The component's own stories first: they name the page and say when to use it.
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map((file) => readStories(join(ui, file), needed));
  const parts = exported.filter(({ kind }) => kind !== "type");
  const names = parts.filter(({ kind }) => kind === "component").map(({ name }) => name);
  return [
    `# ${stories[0]?.title ?? names[0] ?? folder}`,
    `\`\`\`tsx\nimport { ${parts.map(({ name }) => name).join(", ")} } from "@thirtyfold/ui/${folder}";\n\`\`\``,
    ...stories.slice(0, 1).flatMap(usage),
    ...parts.map(describePart),
    ...named(types, parts).map(({ name, props }) => `## Type \`${name}\`\n\n${propTable(props)}`),
    ...(stories.some(({ examples }) => examples.length > 0) ? ["## Examples", ...stories.flatMap(examplesOf)] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

/** The types that these exports name, and the types those name in turn. */
function named(
  types: readonly Exported[],
  by: readonly Exported[],
  known: readonly Exported[] = [],
): readonly Exported[] {
  const text = by.flatMap(({ props, returns = "" }) => [returns, ...props.map(({ type }) => type)]).join("\n");
  const found = types.filter(
    (one) => one.props.length > 0 && !known.includes(one) && new RegExp(`\\b${one.name}\\b`).test(text),
  );
  return found.length === 0 ? known : named(types, found, [...known, ...found]);
}

function usage({ when, whenNot }: Told): readonly string[] {
  const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join("\n");
  return [`## When\n\n${list(when)}`, `## When not\n\n${list(whenNot)}`];
}

function describePart({ name, kind, note, props, elements, returns }: Exported): string {
  const own = elements.filter((element) => element !== "element");
  const native = own.length > 0 ? own.map((element) => `\`<${element}>\``).join(" and ") : "any HTML element";
  const takes =
    elements.length > 0 ? `It also takes the props of ${native}, \`className\` and \`ref\` among them.` : "";
  const title = kind === "hook" ? `## \`${name}()\`` : `## \`<${name}>\``;
  return [
    title,
    note,
    props.length > 0 ? propTable(props, defaults.get(name)) : "",
    returns === undefined ? takes : `It returns \`${returns}\`.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function propTable(props: readonly Prop[], told?: ReadonlyMap<string, string>): string {
  const rows = props.map(({ name, type, optional, note }) => {
    // If the default depends on something else, the note says so.
    const value = /\bby default\b/i.test(note) ? undefined : told?.get(name);
    const cells = [
      `\`${name}\`${optional ? "" : " (required)"}`,
      `\`${type.replaceAll("|", "\\|")}\``,
      value === undefined ? "" : `\`${value.replaceAll("|", "\\|")}\``,
      note.replaceAll("|", "\\|"),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| prop | type | default | what it is |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function examplesOf({ examples }: Told): readonly string[] {
  return examples.map(({ name, code }) => `### ${name}\n\n\`\`\`tsx\n${code}\n\`\`\``);
}
