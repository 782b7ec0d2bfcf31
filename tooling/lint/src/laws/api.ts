import type { Edge } from "../edge.ts";
import { isTest } from "../place.ts";

const layers = ["ground", "capabilities", "shared", "plugins", "modules", "app", "server", "cli"] as const;
type Layer = (typeof layers)[number] | "testing";

/** Files of `src/` that import only each other and that every other file may import. */
const ground = new Set(["settings", "environment", "environment-about", "environment-values"]);

/** Shared by modules and plugins. */
const shared = new Set(["answers", "limits", "logging", "website"]);

/** `cli -> server -> app -> modules -> plugins -> shared -> the other folders`; modules must not import each other. */
export function apiLaw({ from, to }: Edge): string | undefined {
  if (from.workspace !== "apps/api" || to?.workspace !== "apps/api" || !from.path.startsWith("src/")) {
    return undefined;
  }
  const [here, there] = [read(from.path), read(to.path)];
  if (here.layer === "testing") {
    return undefined;
  }
  if (there.layer === "testing") {
    return isTest(from) ? undefined : "src/testing is for tests: move what the product needs to a folder of its own.";
  }
  if (here.layer === "modules" && there.layer === "modules" && here.name !== there.name) {
    return `Module ${here.name} must not know module ${there.name}: wire the two in app.ts, or move what both need to storage, ai or a plugin.`;
  }
  const sealed = isTest(from) ? undefined : builtInLaw(from.path, to.path);
  if (sealed !== undefined) {
    return sealed;
  }
  if (!isTest(from) && layers.indexOf(there.layer) > layers.indexOf(here.layer)) {
    return `${here.name} must not import ${there.name}: imports go server -> app -> modules -> plugins -> answers, limits, logging, website -> storage, channels, ai. Take it as an argument from app.ts.`;
  }
  return undefined;
}

/** These run in a thread: they know their ports' types, but no guards and no models. */
function builtInLaw(from: string, to: string): string | undefined {
  const room = /^src\/ai\/built-in\//;
  if (!room.test(from) || room.test(to) || /^src\/ai\/(provider|agent)\.ts$/.test(to)) {
    return undefined;
  }
  return `ai/built-in must not import ${to}: it is run by the text worker and knows only ai/provider.ts and ai/agent.ts.`;
}

function read(path: string): { layer: Layer; name: string } {
  const [, folder = "", name = "", ...rest] = path.split("/");
  if (name === "") {
    const own = folder.replace(/\..*$/, "");
    // Files beside app.ts also compose; only the settings may be imported by all.
    const layer = own === "server" || own === "cli" ? own : ground.has(own) ? "ground" : "app";
    return { layer, name: own };
  }
  if (folder === "modules") {
    return { layer: folder, name: rest.length > 0 ? name : name.replace(/\..*$/, "") };
  }
  if (folder === "commands") {
    return { layer: "cli", name: folder };
  }
  if (shared.has(folder)) {
    return { layer: "shared", name: folder };
  }
  // Any other folder is a capability, like storage and ai.
  return { layer: folder === "plugins" || folder === "testing" ? folder : "capabilities", name: folder };
}
