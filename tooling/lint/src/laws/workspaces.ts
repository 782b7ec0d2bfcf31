import type { Edge } from "../edge.ts";
import { isShipped } from "../place.ts";

/** Apps may use packages, packages are leaves, nothing imports an app, and shipped code does not import tooling. */
export function workspacesLaw(edge: Edge): string | undefined {
  const { from, to, specifier } = edge;
  if (to === undefined || to.workspace === from.workspace || from.workspace.startsWith("tooling/")) {
    return undefined;
  }
  if (specifier.startsWith(".")) {
    return `This path leaves ${from.workspace || "the root"}: import the package by its name, as @thirtyfold/${to.workspace.split("/")[1] ?? "content"}.`;
  }
  if (to.workspace.startsWith("tooling/")) {
    return isShipped(from) ? `${to.workspace} is for development only: shipped code must not import it.` : undefined;
  }
  if (to.workspace.startsWith("apps/")) {
    return `${to.workspace} exports nothing: move what both need to a package.`;
  }
  if (from.workspace.startsWith("packages/")) {
    return `Packages are leaves: ${from.workspace} must not import ${specifier}. Take it as an argument and let the app pass it.`;
  }
  return appLaw(edge, to.workspace);
}

function appLaw({ from, values }: Edge, target: string): string | undefined {
  if (from.workspace === "apps/api" && target === "packages/ui") {
    return "The API draws nothing: packages/ui is for the website and the desk.";
  }
  if (from.workspace === "apps/desk" && ["packages/ai-prompts", "packages/intake-page"].includes(target)) {
    return `The desk asks no model and has no form for visitors: ${target} is for the website and the API.`;
  }
  const logic = values.filter((name) => !/(label|text|greeting)s?$/i.test(name));
  if (from.workspace === "apps/web" && isShipped(from) && target === "packages/ai-prompts" && logic.length > 0) {
    return `The website may take types and labels (…Label, …Text, …Greeting) of ai-prompts only, not ${logic.join(", ")}: prompts are built by the API. Use \`import type\`, or call the API.`;
  }
  return undefined;
}
