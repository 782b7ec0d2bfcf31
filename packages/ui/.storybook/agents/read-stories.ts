import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { asNode, asNodes, fields, type Node, parseModule, texts, walk } from "./syntax.ts";

/** What a component's stories document for developers who use it. */
export type Told = Readonly<{
  title: string;
  when: readonly string[];
  whenNot: readonly string[];
  examples: readonly Example[];
}>;

/** A self-contained story, as a whole module. */
export type Example = Readonly<{ name: string; code: string; state: boolean }>;

type Fields = ReadonlyMap<string, Node>;

type Module = Readonly<{
  text: string;
  /** Where a name comes from: `@thirtyfold/ui/button`. */
  imports: ReadonlyMap<string, string>;
  /** The module's own declarations. */
  own: ReadonlyMap<string, Node>;
  stories: readonly string[];
}>;

const most = 4;
/** Longer ones are pages rather than examples. */
const mostLines = 90;
/** Stories about a visual state, whose code is the same. */
const states = /^(Hover|Focus|Active|Pressed|LongText|RightToLeft|LargeText|Phone|Forced|Reduced|Keyboard)/;
const declared = /^(FunctionDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration)$/;
const handed = ["@thirtyfold/ui/", "@tanstack/", "lucide-react/", "react"];

/**
 * @param needed props that no example may omit, even if the story only watches their calls
 * @throws if the stories do not say when to use the component and when not to
 */
export function readStories(file: string, needed: ReadonlySet<string>): Told {
  const module = readModule(file);
  const meta = fields(module.own.get("meta"));
  const usage = fields(fields(meta?.get("parameters"))?.get("usage"));
  const [when, whenNot] = [texts(usage?.get("when")), texts(usage?.get("whenNot"))];
  if (meta === undefined || when.length === 0 || whenNot.length === 0) {
    throw new Error(`${file} does not say when to take the component, and when not (parameters.usage)`);
  }
  // The states come last: they are used only when there is nothing else.
  const examples = module.stories
    .toSorted((one, other) => Number(states.test(one)) - Number(states.test(other)))
    .flatMap((name) => example({ ...module, needed }, name, meta));
  const codes = examples.map(({ code }) => code);
  const different = examples.filter(({ code }, index) => codes.indexOf(code) === index);
  const wanted = different.filter(({ state }, index) => !state || index === 0);
  return { title: titleOf(meta), when, whenNot, examples: wanted.slice(0, most) };
}

function titleOf(meta: Fields): string {
  const value = meta.get("title")?.["value"];
  return typeof value === "string" ? value.replace(/^Components\//, "") : "";
}

function readModule(file: string): Module {
  const text = readFileSync(file, "utf8");
  const imports = new Map<string, string>();
  const own = new Map<string, Node>();
  const stories: string[] = [];
  for (const node of parseModule(file, text)) {
    if (node.type === "ImportDeclaration") {
      const from = asNode(node["source"])?.["value"];
      for (const specifier of asNodes(node["specifiers"])) {
        const [local, imported] = [nameOf(specifier["local"]), nameOf(specifier["imported"])];
        const kind = specifier["importKind"] === "type" || node["importKind"] === "type" ? "type" : "value";
        imports.set(local, `${imported === "" ? "default" : kind} ${publicPath(String(from), file)}`);
      }
      continue;
    }
    const made = node.type === "ExportNamedDeclaration" ? asNode(node["declaration"]) : node;
    if (made !== undefined && declared.test(made.type)) own.set(nameOf(made["id"]), made);
    for (const { id, init } of asNodes(made?.["declarations"])) {
      const value = asNode(init);
      if (value !== undefined) own.set(nameOf(id), value);
      if (node.type === "ExportNamedDeclaration") stories.push(nameOf(id));
    }
  }
  return { text, imports, own, stories };
}

function nameOf(value: unknown): string {
  const name = asNode(value)?.["name"];
  return typeof name === "string" ? name : "";
}

/** The path as an application imports it. */
function publicPath(from: string, file: string): string {
  if (from.startsWith("../")) return `@thirtyfold/ui/${basename(dirname(from))}`;
  return from.startsWith("./") ? `@thirtyfold/ui/${basename(dirname(file))}` : from;
}

/** Empty if the story needs more than its markup: its arguments, Storybook, or test helpers. */
function example(module: Module & { needed: ReadonlySet<string> }, name: string, meta: Fields): readonly Example[] {
  const story = fields(module.own.get(name)) ?? new Map<string, Node>();
  const args = new Map([...(fields(meta.get("args")) ?? []), ...(fields(story.get("args")) ?? [])]);
  const told = story.get("render") ?? meta.get("render");
  const render = told?.type === "Identifier" ? module.own.get(nameOf(told)) : told;
  const given = [...args].filter(([arg, node]) => module.needed.has(arg) || !/\bfn\(/.test(source(module, node)));
  const body = render === undefined ? alone(module, meta, given) : rendered(module, render, given);
  if (body === undefined) return [];
  const nodes = [...(render === undefined ? [] : [render]), ...given.map(([, node]) => node)];
  const code = whole(module, nodes, body, nameOf(meta.get("component")));
  return code === undefined ? [] : [{ name: inWords(name), code, state: states.test(name) }];
}

function source({ text }: Module, node: Node): string {
  return text.slice(node.start, node.end);
}

type Given = readonly (readonly [string, Node])[];

function attributes(module: Module, given: Given): string {
  return given
    .map(([name, node]) => {
      if (node["value"] === true) return name;
      const text = source(module, node);
      return /^"[^"\\]*"$/.test(text) ? `${name}=${text}` : `${name}={${text}}`;
    })
    .join(" ");
}

function alone(module: Module, meta: Fields, given: Given): string {
  const component = nameOf(meta.get("component"));
  const children = given.find(([name]) => name === "children")?.[1];
  const tag = [
    component,
    attributes(
      module,
      given.filter(([name]) => name !== "children"),
    ),
  ]
    .join(" ")
    .trim();
  if (children === undefined) return `<${tag} />`;
  const text = children["value"];
  const inside = typeof text === "string" && !/[{}<>]/.test(text) ? text : inBraces(module, children);
  return `<${tag}>${inside}</${component}>`;
}

function inBraces(module: Module, node: Node): string {
  return node.type.startsWith("JSX") ? source(module, node) : `{${source(module, node)}}`;
}

/** A render function's result with its arguments written out; `undefined` if it does more with them. */
function rendered(module: Module, render: Node, given: Given): string | undefined {
  const [body, parameters] = [asNode(render["body"]), asNodes(render["params"])];
  if (body === undefined || !body.type.startsWith("JSX") || parameters.length > 1) return undefined;
  const names = asNodes(parameters[0]?.["properties"]).map((property) => nameOf(property["key"]));
  const own = new Set([...names, ...attributesBeside(body)]);
  const spread = attributes(
    module,
    given.filter(([name]) => !own.has(name)),
  );
  const text = source(module, body)
    .replaceAll(/\{\.\.\.args\}/g, spread)
    .replaceAll(/ (\w+)=\{(\w+)\}/g, (attribute, name: string, value: string) => {
      if (name !== value || !names.includes(name)) return attribute;
      const one = given.filter(([arg]) => arg === name);
      return one.length === 0 ? "" : ` ${attributes(module, one)}`;
    });
  const left = new RegExp(`\\{\\W*(?:${["args", ...names.filter(Boolean)].join("|")})\\b`);
  return left.test(text) ? undefined : text;
}

/** The attributes set beside a spread of all arguments, which they override. */
function attributesBeside(body: Node): readonly string[] {
  return [...walk(body)]
    .filter(({ type }) => type === "JSXOpeningElement")
    .map((element) => asNodes(element["attributes"]))
    .filter((some) => some.some(({ type, argument }) => type === "JSXSpreadAttribute" && nameOf(argument) === "args"))
    .flatMap((some) => some.map((attribute) => nameOf(attribute["name"])));
}

/** The module around the example: its imports, and whatever else it uses from the story's module. */
function whole(module: Module, nodes: readonly Node[], body: string, component: string): string | undefined {
  const used = new Set([component]);
  const found: Readonly<{ name: string; code: string }>[] = [];
  const visit = (part: Node) => {
    for (const { type, name } of walk(part)) {
      if ((type !== "Identifier" && type !== "JSXIdentifier") || typeof name !== "string" || used.has(name)) continue;
      used.add(name);
      const node = module.own.get(name);
      if (node === undefined) continue;
      visit(node);
      found.push({ name, code: declaration(module, name, node) });
    }
  };
  const itself = module.own.get(component);
  if (itself !== undefined && new RegExp(`<${component}\\b`).test(body)) {
    visit(itself);
    found.push({ name: component, code: declaration(module, component, itself) });
  }
  for (const node of nodes) visit(node);
  const own = mentioned(found, body);
  const imports = [...used]
    .filter((name) => name !== "fn")
    .flatMap((name) => {
      const from = module.imports.get(name);
      return from === undefined ? [] : [[name, from] as const];
    });
  const foreign = imports.some(([, from]) => !handed.some((start) => from.split(" ")[1]?.startsWith(start)));
  const shown = imports.filter(([name]) => new RegExp(`\\b${name}\\b`).test([...own, body].join("\n")));
  const parts = [importLines(shown), ...own, `export const Example = () => (\n${indented(body)}\n);`];
  // Stories watch these calls; an example does not need to.
  const code = parts
    .filter(Boolean)
    .join("\n\n")
    .replaceAll(/\bfn\(\)/g, "() => {}");
  return foreign || /\bfn\b/.test(code) || code.split("\n").length > mostLines ? undefined : code;
}

/**
 * The declarations without those needed only by arguments that the render function omits. Each follows the ones it
 * mentions.
 */
function mentioned(found: readonly Readonly<{ name: string; code: string }>[], body: string): readonly string[] {
  const kept = [body];
  for (const { name, code } of found.toReversed()) {
    if (new RegExp(`\\b${name}\\b(?!=[^=])`).test(kept.join("\n"))) kept.unshift(code);
  }
  return kept.slice(0, -1);
}

function declaration(module: Module, name: string, node: Node): string {
  const text = source(module, node);
  return declared.test(node.type) ? text : `const ${name} = ${text};`;
}

function importLines(imports: readonly (readonly [string, string])[]): string {
  const modules = Map.groupBy(imports, ([, from]) => from.split(" ")[1] ?? "");
  return [...modules]
    .map(([path, some]) => {
      const standard = some.find(([, from]) => from.startsWith("default "))?.[0];
      const named = some.flatMap(([name, from]) => {
        if (from.startsWith("default ")) return [];
        return from.startsWith("type ") ? `type ${name}` : name;
      });
      const braces = named.length > 0 ? `{ ${named.toSorted().join(", ")} }` : undefined;
      return `import ${[standard, braces].filter(Boolean).join(", ")} from "${path}";`;
    })
    .join("\n");
}

/** Indents by two spaces, whatever the story's indentation. */
function indented(code: string): string {
  const lines = code.split("\n");
  const deep = Math.min(...lines.slice(1).map((line) => (line.trim() === "" ? Infinity : line.search(/\S/))));
  return lines.map((line, index) => `  ${index === 0 ? line : line.slice(deep)}`.trimEnd()).join("\n");
}

/** `VariantsAndSizes` as "Variants and sizes". */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ");
  return `${words.slice(0, 1)}${words.slice(1).toLowerCase()}`;
}
