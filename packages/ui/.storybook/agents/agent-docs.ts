import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Exported, type Prop, readExports } from "./read-props.ts";
import { readStories, type Told } from "./read-stories.ts";

/*
 * What a coding agent reads of the design system: llms.txt and one Markdown file for each component, made of the types,
 * the stories and the README. Storybook's build writes them beside its pages.
 */

const ui = join(import.meta.dirname, "../..");

/** The README's chapters that hold for every component. */
const chapters = ["CSS", "Theming", "Forms"];

/** The files by their path below the built Storybook. */
export function makeAgentDocs(): ReadonlyMap<string, string> {
  const exports = readExports();
  const types = exports.filter(({ kind }) => kind === "type");
  const folders = Map.groupBy(exports, ({ folder }) => folder);
  const readme = readFileSync(join(ui, "README.md"), "utf8");
  const pages = [...folders]
    .filter(([folder, exported]) => folder !== "internal" && exported.some(({ kind }) => kind !== "type"))
    .map(([folder, exported]) => ({ folder, text: page(folder, exported, types), what: whatIs(readme, exported) }));
  return new Map([
    ["llms.txt", index(readme, pages)],
    ...pages.map(({ folder, text }) => [`llms/${folder}.md`, text] as const),
  ]);
}

type Page = Readonly<{ folder: string; text: string; what: string }>;

function index(readme: string, pages: readonly Page[]): string {
  const list = pages.map(({ folder, text, what }) => `- [${heading(text)}](./llms/${folder}.md): ${what}`);
  const told = chapters.map((name) => `## ${name}\n\n${chapter(readme, name)}`);
  return `# @thirtyfold/ui

> React 19 components with their tokens and styles: ESM, typed, server-rendered, accessible. Take the props as each
> component's page lists them; there are no others beside those of the named HTML element.

Import from \`@thirtyfold/ui\`, or a component alone from \`@thirtyfold/ui/<its folder>\`. Anything in \`className\` wins over
the component's own look. Text beside a control is a prop or a child, in the page's language.

## Components

${list.join("\n")}

${told.join("\n\n")}
`;
}

function heading(text: string): string {
  return text.split("\n", 1)[0]?.slice(2) ?? "";
}

function chapter(readme: string, name: string): string {
  const text = readme.split(`\n## ${name}\n`)[1]?.split("\n## ")[0];
  if (text === undefined) throw new Error(`README.md has no chapter ${name}`);
  return text.trim();
}

/** What the README's table says of them. A row of several says it of one after the other. */
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
  const stories = globSync(`src/${folder}/*.stories.tsx`, { cwd: ui })
    .toSorted((one, other) => one.length - other.length)
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

/** The types that these name, and those that these name in turn. */
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
    props.length > 0 ? propTable(props) : "",
    returns === undefined ? takes : `It returns \`${returns}\`.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function propTable(props: readonly Prop[]): string {
  const rows = props.map(
    ({ name, type, optional, note }) =>
      `| \`${name}\`${optional ? "" : " (required)"} | \`${type.replaceAll("|", "\\|")}\` | ${note.replaceAll("|", "\\|")} |`,
  );
  return ["| prop | type | what it is |", "| --- | --- | --- |", ...rows].join("\n");
}

function examplesOf({ examples }: Told): readonly string[] {
  return examples.map(({ name, code }) => `### ${name}\n\n\`\`\`tsx\n${code}\n\`\`\``);
}
