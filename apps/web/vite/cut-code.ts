/** Changes to a module. Each key must be found at least once. */
export type Cuts = Readonly<{
  /** New bodies of functions and methods, by name. */
  bodies?: Readonly<Record<string, string>>;
  /** Values by expression: `name()` for every call, `name =` for every assignment, `name` for every read. */
  constants?: Readonly<Record<string, string>>;
}>;

type Node = Readonly<{ type: string; start: number; end: number }> & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Where an identifier is named or written rather than read: the properties that hold it, by its parent's type. */
const unread: Readonly<Record<string, readonly string[]>> = {
  ArrayPattern: ["elements"],
  ArrowFunctionExpression: ["params"],
  AssignmentExpression: ["left"],
  AssignmentPattern: ["left"],
  CatchClause: ["param"],
  ClassDeclaration: ["id"],
  ExportSpecifier: ["local", "exported"],
  FunctionDeclaration: ["id", "params"],
  FunctionExpression: ["id", "params"],
  ImportSpecifier: ["local", "imported"],
  MemberExpression: ["property"],
  MethodDefinition: ["key"],
  ObjectPattern: ["properties"],
  Property: ["key"],
  PropertyDefinition: ["key"],
  RestElement: ["argument"],
  UpdateExpression: ["argument"],
  VariableDeclarator: ["id"],
};

const pure = new Set(["React$1.createContext", "React$1.forwardRef", "React$1.memo"]);

/** Applies the cuts, so that the minifier drops the code they leave unused. `unknown`: cuts that were not found. */
export function cutCode(code: string, program: unknown, { bodies = {}, constants = {} }: Cuts) {
  const edits: { start: number; end: number; text: string }[] = [];
  const found = new Set<string>();
  const textOf = ({ start, end }: Node) => code.slice(start, end);

  const visit = (node: Node, parent: Node | undefined, key: string, inPattern: boolean) => {
    const change = (text: string) => edits.push({ start: node.start, end: node.end, text });
    if (isDisplayName(node, textOf)) {
      change("");
      return;
    }
    const name = nameOfFunction(node, parent);
    const body = name !== undefined && Object.hasOwn(bodies, name) ? bodies[name] : undefined;
    if (name !== undefined && body !== undefined && isNode(node["body"])) {
      found.add(name);
      edits.push({ ...node["body"], text: `{${body}}` });
      return;
    }
    const isRead = !inPattern && !(parent && unread[parent.type]?.includes(key) && parent["computed"] !== true);
    const read = isRead ? keyOf(node, textOf).find((text) => Object.hasOwn(constants, text)) : undefined;
    if (read !== undefined) {
      found.add(read);
      const value = constants[read] ?? "";
      change(parent?.type === "Property" && parent["shorthand"] === true ? `${textOf(node)}: ${value}` : `(${value})`);
      return;
    }
    if (node.type === "CallExpression" && isNode(node["callee"]) && pure.has(textOf(node["callee"]))) {
      edits.push({ start: node.start, end: node.start, text: "/* @__PURE__ */ " });
    }
    for (const [property, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child)) continue;
        const isPattern = node.type === "ObjectPattern" || node.type === "ArrayPattern";
        visit(child, node, property, isPattern || (inPattern && node.type === "Property" && property === "value"));
      }
    }
  };

  if (isNode(program)) visit(program, undefined, "", false);
  let rest = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + text + rest.slice(end);
  }
  const unknown = [...Object.keys(bodies), ...Object.keys(constants)].filter((cut) => !found.has(cut));
  return { code: rest, unknown };
}

/** Whether a statement is `X.displayName = "…";`. */
function isDisplayName(node: Node, textOf: (node: Node) => string): boolean {
  const { expression } = node;
  return (
    node.type === "ExpressionStatement" &&
    isNode(expression) &&
    expression.type === "AssignmentExpression" &&
    isNode(expression["left"]) &&
    textOf(expression["left"]).endsWith(".displayName")
  );
}

function nameOfFunction(node: Node, parent: Node | undefined): string | undefined {
  const named =
    node.type === "FunctionDeclaration" ? node["id"] : parent?.type === "MethodDefinition" ? parent["key"] : undefined;
  return isNode(named) && typeof named["name"] === "string" ? named["name"] : undefined;
}

/** The keys under which a constant may refer to an expression. */
function keyOf(node: Node, textOf: (node: Node) => string): readonly string[] {
  if (/^(Property|RestElement|.*(Statement|Declaration|Declarator|Pattern|Specifier))$/.test(node.type)) return [];
  const called = node.type === "CallExpression" && isNode(node["callee"]) ? [`${textOf(node["callee"])}()`] : [];
  const assigned = node.type === "AssignmentExpression" && isNode(node["left"]) ? [`${textOf(node["left"])} =`] : [];
  return [...called, ...assigned, textOf(node)];
}
