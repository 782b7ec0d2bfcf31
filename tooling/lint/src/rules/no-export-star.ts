import type { Rule } from "./rule.ts";

/** A package's entry point lists its exports. */
export const noExportStar: Rule = {
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message: "No `export *`: name what is exported, so that the front door can be read." });
    },
  }),
};
