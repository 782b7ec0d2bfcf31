import { type CallExpression, type NewExpression, type Program, parseSync, Visitor } from "oxc-parser";

/** A pattern, or code that creates one; line and column start at 1. */
export type FoundPattern = Readonly<{
  line: number;
  column: number;
  /** Undefined if it is created at run time. */
  literal?: { source: string; flags: string };
  /** Created on every call, from text known only then. */
  inFunction: boolean;
  /** From the line above: `// bounded: 500 characters, why`. */
  bound?: number;
}>;

const boundWords = /^\s*bounded: (\d{1,6}) characters, \S/;
const stringMethods = new Set(["match", "matchAll", "search"]);

/** Finds literals, `RegExp(…)`, and strings passed to `match` and the like. */
export function findPatterns(file: string, code: string): FoundPattern[] {
  const { program, comments, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const bounds = new Map(
    comments.flatMap(({ value, end }) => {
      const [, size] = boundWords.exec(value) ?? [];
      return size === undefined ? [] : [[lineOf(end) + 1, Number(size)] as const];
    }),
  );
  const found: FoundPattern[] = [];
  visitPatterns(program, ({ start }, inFunction, literal) => {
    const line = lineOf(start);
    const bound = bounds.get(line);
    found.push({
      line,
      column: start - (starts[line - 1] ?? 0) + 1,
      inFunction: literal === undefined && inFunction,
      ...(literal && { literal }),
      ...(bound !== undefined && { bound }),
    });
  });
  return found;
}

type Add = (node: { start: number }, inFunction: boolean, literal?: FoundPattern["literal"]) => void;

function visitPatterns(program: Program, found: Add): void {
  const functions: boolean[] = [];
  const add = (node: { start: number }, literal?: FoundPattern["literal"]) =>
    found(node, functions.includes(true), literal);
  const isRegExp = ({ callee }: CallExpression | NewExpression) =>
    callee.type === "Identifier" && callee.name === "RegExp";
  // A callback at module level, such as `names.map((name) => …)`, runs when the module loads.
  const passed = new Set<unknown>();
  const enter = (node: unknown) => void functions.push(!passed.has(node) || functions.length > 0);
  const leave = () => void functions.pop();
  new Visitor({
    Literal(node) {
      if ("regex" in node && node.regex) add(node, { source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression(node) {
      if (isRegExp(node)) add(node);
    },
    CallExpression(node) {
      if (isRegExp(node)) add(node);
      for (const argument of node.arguments) passed.add(argument);
      const [first] = node.arguments;
      const { callee } = node;
      const named = callee.type === "MemberExpression" && callee.property.type === "Identifier" && callee.property.name;
      const text = first?.type === "TemplateLiteral" || (first?.type === "Literal" && typeof first.value === "string");
      if (named && stringMethods.has(named) && text) add(node);
    },
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
  }).visit(program);
}
