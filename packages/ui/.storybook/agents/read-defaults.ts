import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asNode, asNodes, fields, type Node, parseModule, walk } from "./syntax.ts";

/** The default values of a component's props, as written in its code: by component, then by prop. */
export type Defaults = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Read from `{ open = false }` of its function, and from the variants of its `defineLook`. */
export function readDefaults(source: string): Defaults {
  const told = globSync("*/*.{ts,tsx}", { cwd: source, exclude: ["**/*.test.*", "**/*.stories.*"] }).flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    const nodes = parseModule(file, text).flatMap((node) => [...walk(node)]);
    return [...nodes.flatMap(ofLook), ...nodes.flatMap(ofFunction)].map(([component, prop, value]) => ({
      component,
      prop,
      value: text.slice(value.start, value.end),
    }));
  });
  return new Map(
    [...Map.groupBy(told, ({ component }) => component)].map(([component, props]) => [
      component,
      new Map(props.map(({ prop, value }) => [prop, value])),
    ]),
  );
}

type Default = readonly [component: string, prop: string, value: Node];

function nameOf(node: unknown): string {
  const name = asNode(node)?.["name"];
  return typeof name === "string" ? name : "";
}

function ofFunction(node: Node): readonly Default[] {
  const component = nameOf(node["id"]);
  if (node.type !== "FunctionDeclaration" || !/^[A-Z]/.test(component)) return [];
  const [props] = asNodes(node["params"]);
  if (props === undefined) return [];
  // The props themselves, and the rest object of a first destructuring.
  const whole = new Set([nameOf(props), restOf(props)]);
  const patterns = props.type === "ObjectPattern" ? [props] : [];
  for (const statement of asNodes(asNode(node["body"])?.["body"])) {
    for (const { id, init } of asNodes(statement["declarations"])) {
      const pattern = asNode(id);
      if (pattern?.type !== "ObjectPattern" || !whole.has(nameOf(init)) || nameOf(init) === "") continue;
      patterns.push(pattern);
      whole.add(restOf(pattern));
    }
  }
  return patterns.flatMap((pattern) => asNodes(pattern["properties"])).flatMap((one) => ofProperty(component, one));
}

function restOf(pattern: Node): string {
  return nameOf(asNodes(pattern["properties"]).find(({ type }) => type === "RestElement")?.["argument"]);
}

function ofProperty(component: string, property: Node): readonly Default[] {
  const value = asNode(property["value"]);
  const told = value?.type === "AssignmentPattern" ? asNode(value["right"]) : undefined;
  // A default computed from other values cannot go into a table.
  return told?.type === "Literal" ? [[component, nameOf(property["key"]), told]] : [];
}

function ofLook(node: Node): readonly Default[] {
  if (node.type !== "CallExpression" || nameOf(node["callee"]) !== "defineLook") return [];
  const [component, , , defaults] = asNodes(node["arguments"]);
  return [...(fields(defaults) ?? [])].map(([prop, value]) => [String(component?.["value"]), prop, value]);
}
