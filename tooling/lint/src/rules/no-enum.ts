import type { Rule } from "./rule.ts";

/** Node strips types and cannot run an enum. */
export const noEnum: Rule = {
  create: (context) => ({
    TSEnumDeclaration(node) {
      context.report({ node, message: "No enum: use a union of strings, or a const table with `as const`." });
    },
  }),
};
