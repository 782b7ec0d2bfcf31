import { type Edge, edgeOf, type Law } from "../edge.ts";
import { apiLaw } from "../laws/api.ts";
import { librariesLaw } from "../laws/libraries.ts";
import { webLaw } from "../laws/web.ts";
import { workspacesLaw } from "../laws/workspaces.ts";
import { locate, type NodeOf, type Rule } from "./rule.ts";

const laws: readonly Law[] = [workspacesLaw, webLaw, apiLaw, librariesLaw];

/** Reports imports and re-exports that break an import rule of docs/architecture.md. */
export const imports: Rule = {
  create(context) {
    const place = locate(context);
    if (place === undefined) {
      return {};
    }
    const check = (node: NodeOf<"ImportDeclaration">["source"], values: readonly string[]) => {
      const message = firstBroken(edgeOf(place.root, place.file, node.value, values));
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

function firstBroken(edge: Edge): string | undefined {
  for (const law of laws) {
    const message = law(edge);
    if (message !== undefined) {
      return message;
    }
  }
  return undefined;
}

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
