import type { Rule } from "./rule.ts";

/** A front door lists what it gives. */
export const noExportStar: Rule = {
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message: "No `export *`: name what is exported, so that the front door can be read." });
    },
  }),
};
