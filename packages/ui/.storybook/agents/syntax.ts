import { parseSync } from "oxc-parser";

/** A node of a module's syntax tree, reduced to the fields that reading stories needs. */
export type Node = Readonly<{ type: string; start: number; end: number; [field: string]: unknown }>;

export function parseModule(file: string, text: string): readonly Node[] {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return asNodes(program.body);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

export const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

export const asNodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Yields the node and all its descendants. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    if (isNode(value)) yield* walk(value);
    else for (const child of asNodes(value)) yield* walk(child);
  }
}

/** The properties of an object literal, by key; `undefined` for anything else. Types around it are ignored. */
export function fields(node: Node | undefined): ReadonlyMap<string, Node> | undefined {
  const inner = withoutType(node);
  if (inner?.type !== "ObjectExpression") return undefined;
  return new Map(
    asNodes(inner["properties"]).flatMap((property) => {
      const [key, value] = [asNode(property["key"]), asNode(property["value"])];
      const name = key?.["name"] ?? key?.["value"];
      return typeof name === "string" && value !== undefined ? [[name, value] as const] : [];
    }),
  );
}

function withoutType(node: Node | undefined): Node | undefined {
  const typed = node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression";
  return typed ? withoutType(asNode(node["expression"])) : node;
}

/** The values of an array of string literals. */
export function texts(node: Node | undefined): readonly string[] {
  return asNodes(node?.["elements"]).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}
