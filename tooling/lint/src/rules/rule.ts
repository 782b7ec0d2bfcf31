import { dirname, relative } from "node:path";

import type { RuleTester } from "oxlint/plugins-dev";

import { findRoot } from "../workspace.ts";

/** Typed as the installed oxlint's tester takes it. */
export type Rule = Exclude<Parameters<RuleTester["run"]>[1], { createOnce: unknown }>;
type Context = Parameters<Rule["create"]>[0];
type Visitor = ReturnType<Rule["create"]>;
/** The node that a visitor method receives, such as `NodeOf<"ImportDeclaration">`. */
export type NodeOf<Name extends keyof Visitor> = Parameters<NonNullable<Visitor[Name]>>[0];

/** `file` is relative to `root`, with forward slashes. */
export function locate(context: Context): { root: string; file: string } | undefined {
  const root = findRoot(dirname(context.filename));
  return root === undefined ? undefined : { root, file: relative(root, context.filename).replaceAll("\\", "/") };
}
