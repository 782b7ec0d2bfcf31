import { edgeOf } from "../edge.ts";
import { importLaw } from "../laws/import-law.ts";
import { locate, type NodeOf, type Rule } from "./rule.ts";

/** Reports imports and re-exports that break the import law. */
export const imports: Rule = {
  create(context) {
    const place = locate(context);
    if (place === undefined) {
      return {};
    }
    const check = (node: NodeOf<"ImportDeclaration">["source"], values: readonly string[]) => {
      const message = importLaw(edgeOf(place.root, place.file, node.value, values));
      if (message !== undefined) {
        context.report({ message, node });
      }
    };
    return {
      ImportDeclaration: (node) => check(node.source, importedValues(node)),
      ExportNamedDeclaration: (node) => node.source && check(node.source, exportedValues(node)),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === "type" ? [] : ["*"]),
      TSImportType: (node) => check(node.source, []),
      ImportExpression: ({ source }) => {
        if (source.type === "Literal" && typeof source.value === "string") {
          check(source, ["*"]);
        }
      },
    };
  },
};

function importedValues(node: NodeOf<"ImportDeclaration">): string[] {
  if (node.importKind === "type") {
    return [];
  }
  if (node.specifiers.length === 0) {
    return ["*"];
  }
  return node.specifiers.flatMap((each) => {
    if (each.type !== "ImportSpecifier") {
      return [each.type === "ImportDefaultSpecifier" ? "default" : "*"];
    }
    return each.importKind === "type" ? [] : [nameOf(each.imported)];
  });
}

function exportedValues(node: NodeOf<"ExportNamedDeclaration">): string[] {
  return node.exportKind === "type"
    ? []
    : node.specifiers.flatMap((each) => (each.exportKind === "type" ? [] : [nameOf(each.local)]));
}

function nameOf(node: { type: "Identifier"; name: string } | { type: "Literal"; value: unknown }): string {
  return node.type === "Identifier" ? node.name : String(node.value);
}
