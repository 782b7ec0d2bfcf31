import { join } from "node:path";
import { isInterfaceDeclaration, type Node } from "typescript/unstable/ast";
import {
  API,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from "typescript/unstable/sync";

/** A prop as the type checker sees it. */
export type Prop = Readonly<{ name: string; type: string; optional: boolean; note: string }>;

/** An export of the package: a component or hook with its props or parameters, or a type that props refer to. */
export type Exported = Readonly<{
  name: string;
  /** The folder, which is also the subpath: `button`. */
  folder: string;
  kind: "component" | "hook" | "type";
  note: string;
  /** For a component, without the props of its underlying element. */
  props: readonly Prop[];
  /** The elements whose props the component also accepts: `button`. */
  elements: readonly string[];
  /** A hook's return type: `Toasts`. */
  returns?: string;
}>;

const ui = join(import.meta.dirname, "../..");

/** Everything that src/index.ts exports, read from the types. */
export function readExports(): readonly Exported[] {
  const { project, close } = open();
  try {
    const index = sourceFile(project, "src/index.ts");
    const module = project.checker.getSymbolAtLocation(index);
    if (module === undefined) throw new Error("src/index.ts exports nothing");
    return project.checker.getExportsOfModule(module).map((symbol) => describe(project, symbol));
  } finally {
    close();
  }
}

function open() {
  const api = new API({ cwd: ui });
  const snapshot = api.updateSnapshot({ openProjects: [join(ui, "tsconfig.json")] });
  const project = snapshot.getProject(join(ui, "tsconfig.json"));
  if (project === undefined) throw new Error("packages/ui has no tsconfig.json");
  return { project, close: () => api.close() };
}

function sourceFile({ program }: Project, path: string) {
  const file = program.getSourceFile(join(ui, path));
  if (file === undefined) throw new Error(`The project of packages/ui has no ${path}`);
  return file;
}

function describe(project: Project, exported: TypeSymbol): Exported {
  const { checker } = project;
  const symbol = checker.getAliasedSymbol(exported);
  const path = symbol.declarations[0]?.path ?? "";
  const about = {
    name: exported.name,
    folder: /\/src\/([\w-]+)\//.exec(path)?.[1] ?? "",
    note: inOneLine(checker.getDocumentationCommentOfSymbol(symbol)),
  };
  const isType = (symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) !== 0;
  if (isType) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return { ...about, kind: "type", props: propsOf(project, type), elements: [] };
  }
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
  if (signature === undefined) throw new Error(`${exported.name} is neither a component nor a hook`);
  if (exported.name.startsWith("use")) {
    const returned = checker.getReturnTypeOfSignature(signature);
    return {
      ...about,
      kind: "hook",
      props: [],
      elements: [],
      returns: returned ? inPublic(project, returned) : "void",
    };
  }
  const taken = checker.getParameterType(signature, 0);
  if (taken === undefined) return { ...about, kind: "component", props: [], elements: [] };
  return { ...about, kind: "component", props: propsOf(project, taken), elements: elementsOf(project, taken) };
}

/**
 * The props declared in the package itself. For a union, whose members are alternative ways to use the component, the
 * props of all members.
 */
function propsOf(project: Project, type: Type): readonly Prop[] {
  const ways = (type.isUnionType() ? (type.getTypes() ?? []) : [type]).map((way) => propsOfWay(project, way));
  const all = Map.groupBy(ways.flat(), ({ name }) => name);
  const props = [...all].map(([name, told]) => ({
    name,
    type: union(told.map((prop) => prop.type)),
    optional: told.length < ways.length || told.some(({ optional }) => optional),
    note: told.find(({ note }) => note !== "")?.note ?? "",
  }));
  // A prop that one of the ways only forbids belongs to the element.
  return props.filter(({ type: text }) => text !== "never");
}

function propsOfWay(project: Project, way: Type): readonly Prop[] {
  return project.checker.getPropertiesOfType(way).flatMap((symbol) => {
    const own = symbol.declarations.find(({ path }) => path.startsWith(join(ui, "src/")));
    return own === undefined ? [] : [toProp(project, symbol, own.resolve(project)?.getText() ?? "")];
  });
}

function union(types: readonly string[]): string {
  const different = [...new Set(types)].filter((type) => type !== "never");
  if (different.includes("true") && different.includes("false")) return "boolean";
  if (different.length < 2) return different[0] ?? "never";
  return different.map((type) => (type.includes("=>") ? `(${type})` : type)).join(" | ");
}

function toProp(project: Project, symbol: TypeSymbol, declared: string): Prop {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(symbol);
  const known = type && (checker.getNonNullableType(type) ?? type);
  return {
    name: symbol.name,
    // Expanded, it would list everything that React can render.
    type: /:\s*ReactNode;?$/.test(declared) ? "ReactNode" : known ? inPublic(project, known) : "unknown",
    optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    note: inOneLine(checker.getDocumentationCommentOfSymbol(symbol)),
  };
}

/** The type, using names that an application can import and writing out all others. */
function inPublic(project: Project, type: Type): string {
  const index = sourceFile(project, "src/index.ts");
  const text = project.checker.typeToString(type, index, NodeBuilderFlags.NoTruncation);
  return text
    .replaceAll(/import\("(?:\.\/index\.ts|react)"\)\./g, "")
    .replaceAll("ReactElement<unknown, string | JSXElementConstructor<any>>", "ReactElement");
}

/** The HTML elements whose own attributes a component accepts, found by the interfaces that declare them. */
function elementsOf(project: Project, type: Type): readonly string[] {
  const interfaces = new Set(
    project.checker.getPropertiesOfType(type).map(({ declarations: [first] }) => {
      if (first === undefined || !first.path.includes("/@types/react/")) return "";
      const name = interfaceNames.get(first.index) ?? interfaceOf(first.resolve(project)?.parent);
      interfaceNames.set(first.index, name);
      return name;
    }),
  );
  const elements = [...interfaces].flatMap(
    (name) => /^(\w*?)(?:HTML|SVG)Attributes$/.exec(name)?.[1]?.toLowerCase() ?? [],
  );
  return [...new Set(elements)].map((name) => names[name] ?? name);
}

/**
 * Names of React's interfaces, by the position of a declaration in their one file: every component asks for the same
 * ones.
 */
const interfaceNames = new Map<number, string>();

function interfaceOf(node: Node | undefined): string {
  return node !== undefined && isInterfaceDeclaration(node) ? node.name.text : "";
}

const names: Readonly<Record<string, string>> = { "": "element", anchor: "a", tabledata: "td" };

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
