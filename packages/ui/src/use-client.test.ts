import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { asNode, asNodes, type Node, walk } from "../.storybook/agents/syntax.ts";

const source = import.meta.dirname;
const require = createRequire(import.meta.url);
const onServer = require(join(dirname(require.resolve("react")), "cjs/react.react-server.production.js")) as object;
/** React's exports for browsers only: state, effects, context. */
const clientOnly = Object.keys(require("react") as object).filter((name) => !(name in onServer));

const nameOf = (value: unknown) => String(asNode(value)?.["name"]);
const isMarked = (text: string) => text.startsWith('"use client";');

type Module = Readonly<{ file: string; marked: boolean; reason: string | undefined; imports: readonly string[] }>;

const modules = new Map(
  globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["**/*.test.*", "**/*.stories.*"] }).map((file) => [
    file,
    readModule(file),
  ]),
);

function readModule(file: string): Module {
  const text = readFileSync(join(source, file), "utf8");
  const body = asNodes(parseSync(file, text).program.body).filter(({ importKind }) => importKind !== "type");
  const imports = body.filter(({ type, source: from }) => /^(Import|Export)/.test(type) && from !== null);
  const paths = imports.map((node) => String(asNode(node["source"])?.["value"]));
  return {
    file,
    marked: isMarked(text),
    reason: hookOf(imports) ?? calledOf(file, imports) ?? handlerOf(body),
    imports: paths.filter((path) => path.startsWith(".")).map((path) => join(dirname(file), path)),
  };
}

/** An import from React that is unavailable on a server. */
function hookOf(imports: readonly Node[]): string | undefined {
  const fromReact = imports.filter((node) => /^react(-dom)?$/.test(String(asNode(node["source"])?.["value"])));
  return fromReact
    .flatMap((node) => asNodes(node["specifiers"]))
    .filter(({ importKind }) => importKind !== "type")
    .map(({ imported }) => String(asNode(imported)?.["name"]))
    .find((name) => clientOnly.includes(name) || name === "createPortal" || name === "flushSync");
}

/** A handler or a ref of the module's own, which a server cannot send. One passed in as a prop is its caller's. */
function handlerOf(body: readonly Node[]): string | undefined {
  const own = new Set(body.flatMap(({ type, id }) => (type === "FunctionDeclaration" ? [nameOf(id)] : [])));
  const attributes = body.flatMap((node) => [...walk(node)]).filter(({ type }) => type === "JSXAttribute");
  const handler = attributes.find(({ name, value }) => {
    const given = asNode(asNode(value)?.["expression"]);
    const isOwn = given?.type === "ArrowFunctionExpression" || own.has(nameOf(given));
    return isOwn && /^(on[A-Z]|ref$)/.test(nameOf(name));
  });
  return handler && nameOf(handler["name"]);
}

/** An import that is called instead of rendered: a server has only a reference to the exports of a marked module. */
function calledOf(file: string, imports: readonly Node[]): string | undefined {
  return imports.flatMap((node) => {
    const path = String(asNode(node["source"])?.["value"]);
    const marked = path.startsWith(".") && isMarked(readFileSync(join(source, dirname(file), path), "utf8"));
    const values = asNodes(node["specifiers"]).filter(
      ({ importKind, type }) => importKind !== "type" && type === "ImportSpecifier",
    );
    return marked ? values.map(({ imported }) => nameOf(imported)).filter((name) => /^[a-z]/.test(name)) : [];
  })[0];
}

/** Why a module must run in a browser: the path to the reason. A marked module that it imports decides for itself. */
function needOf(file: string, seen: ReadonlySet<string> = new Set()): string | undefined {
  const module = modules.get(file);
  if (module === undefined || seen.has(file)) return undefined;
  if (module.reason !== undefined) return module.reason;
  const own = module.imports.filter((path) => modules.get(path)?.marked === false);
  return own.map((path) => needOf(path, new Set([...seen, file]))).find((reason) => reason !== undefined);
}

it("knows which React exports are client-only", () => {
  expect(clientOnly).toEqual(expect.arrayContaining(["createContext", "useEffect", "useState"]));
  expect(clientOnly).not.toContain("useCallback");
});

it('says "use client" only where a module needs it', () => {
  const marked = [...modules.values()].filter((module) => module.marked);
  expect(marked.length).toBeGreaterThan(30);
  expect(marked.filter(({ file }) => needOf(file) === undefined).map(({ file }) => file)).toEqual([]);
});

it('says "use client" in every component that needs it', () => {
  const components = [...modules.keys()].filter((file) => basename(file, ".tsx") === dirname(file));
  expect(components.length).toBeGreaterThan(60);
  const without = components.filter((file) => modules.get(file)?.marked === false);
  expect(without.flatMap((file) => needOf(file)?.replace(/^/, `${file}: `) ?? [])).toEqual([]);
});
