import type { Edge } from "../edge.ts";
import { drawingApps, isTest } from "../place.ts";

const layers = ["ground", "lib", "features", "routes", "root"] as const;
type Layer = (typeof layers)[number] | "testing";

/** Files of `app/` that compose; its other files (paths, settings) may be imported by all. */
const root = /^(root\.tsx|routes\.ts|entry\..*)$/;

/** Website and desk: `root -> routes -> features -> lib`; features must not import each other. */
export function webLaw({ from, to }: Edge): string | undefined {
  if (!drawingApps.has(from.workspace) || to?.workspace !== from.workspace || !from.path.startsWith("app/")) {
    return undefined;
  }
  if (!to.path.startsWith("app/")) {
    return `What browsers get lives in app/: move what it needs of ${to.path} there.`;
  }
  const [here, there] = [read(from.path), read(to.path)];
  if (here.layer === "testing") {
    return undefined;
  }
  if (there.layer === "testing") {
    return isTest(from) ? undefined : "app/testing is for tests: move what the product needs to lib.";
  }
  if (here.layer === "features" && there.layer === "features" && here.name !== there.name) {
    return `Feature ${here.name} must not know feature ${there.name}: let the two meet in a route or in root.tsx, through a prop or a slot.`;
  }
  if (!isTest(from) && layers.indexOf(there.layer) > layers.indexOf(here.layer)) {
    return `${here.layer} must not import ${there.layer}: imports go root -> routes -> features -> lib. Take it as a prop, or move what both need to lib.`;
  }
  return undefined;
}

function read(path: string): { layer: Layer; name: string } {
  const [, folder = "", name = "", ...rest] = path.split("/");
  if (name === "") {
    return { layer: root.test(folder) ? "root" : "ground", name: folder };
  }
  if (folder === "features" || folder === "routes" || folder === "testing") {
    return { layer: folder, name: rest.length > 0 ? name : name.replace(/\..*$/, "") };
  }
  // Any other folder is a capability, like lib.
  return { layer: "lib", name };
}
