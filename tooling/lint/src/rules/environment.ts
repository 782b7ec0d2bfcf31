import { isShipped, placeOf } from "../place.ts";
import { locate, type NodeOf, type Rule } from "./rule.ts";

const readers = {
  "process.env": ["apps/api/src/settings.ts", "apps/api/src/server.ts", "packages/ui/src/internal/warn-once.ts"],
  "import.meta.env": ["apps/web/app/settings.ts"],
};

/** Only the settings file may read the environment; it reports every invalid value. */
export const environment: Rule = {
  create(context) {
    const file = locate(context)?.file ?? "";
    const { workspace } = placeOf(file);
    if (!isShipped(placeOf(file))) {
      return {};
    }
    const forbid = (what: keyof typeof readers, node: NodeOf<"MemberExpression">["object"]) => {
      if (!readers[what].includes(file)) {
        context.report({ node, message: advise(what, workspace) });
      }
    };
    return {
      MemberExpression(node) {
        if (propertyOf(node) !== "env") {
          return;
        }
        if (node.object.type === "MetaProperty") {
          forbid("import.meta.env", node);
        } else if (isProcess(node.object)) {
          forbid("process.env", node);
        }
      },
      VariableDeclarator({ id, init }) {
        if (id.type === "ObjectPattern" && init !== null && isProcess(init) && id.properties.some(takesEnv)) {
          forbid("process.env", init);
        }
      },
      ImportDeclaration({ source, specifiers }) {
        if (/^(node:)?process$/.test(source.value) && specifiers.some(importsEnv)) {
          forbid("process.env", source);
        }
      },
    };
  },
};

function propertyOf({ computed, property }: NodeOf<"MemberExpression">): unknown {
  if (property.type === "Literal") {
    return property.value;
  }
  return property.type === "Identifier" && !computed ? property.name : undefined;
}

function isProcess(node: NodeOf<"MemberExpression">["object"]): boolean {
  return node.type === "MemberExpression"
    ? propertyOf(node) === "process"
    : node.type === "Identifier" && node.name === "process";
}

function takesEnv(property: NodeOf<"ObjectPattern">["properties"][number]): boolean {
  return property.type === "Property" && property.key.type === "Identifier" && property.key.name === "env";
}

function importsEnv(specifier: NodeOf<"ImportDeclaration">["specifiers"][number]): boolean {
  return (
    specifier.type === "ImportSpecifier" &&
    specifier.imported.type === "Identifier" &&
    specifier.imported.name === "env"
  );
}

function advise(what: string, workspace: string): string {
  const home = { "apps/api": "src/settings.ts", "apps/web": "app/settings.ts" }[workspace];
  return home === undefined
    ? `${what} is not for packages: take the value as an argument, and let the app read it.`
    : `${what} is not for here: add the setting to ${home} and take it as a value.`;
}
