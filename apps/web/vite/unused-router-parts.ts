import type { Plugin } from "vite";

/**
 * Modules of React Router that this site never runs, by the end of their path, and their stand-ins: lazy route
 * discovery ("fog of war", only with server rendering), and instrumentation (only with `instrumentations`).
 */
const parts: Readonly<Record<string, string>> = {
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": `
export const URL_LIMIT = 0, getManifestPath = () => "", getPartialManifest = (manifest) => manifest,
  getPatchRoutesOnNavigationFunction = () => undefined, getPathsWithAncestors = () => [],
  handleClientVersionMismatch = async () => false, isFogOfWarEnabled = () => false, useFogOFWarDiscovery = () => {};`,
  "react-router/dist/production/lib/router/instrumentation.js": `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}),
  instrumentClientSideRouter = (router) => router, instrumentHandler = (handler) => handler,
  instrumentationResultMetaContext = undefined;`,
};

/** Drops {@link parts} from the browser's build, 2.1 kB brotli of every page. A module that moved stops the build. */
export function unusedRouterParts(): Plugin {
  return {
    name: "thirtyfold:unused-router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => Object.entries(parts).find(([ending]) => id.endsWith(ending))?.[1],
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      const moved = Object.keys(parts).filter((ending) => !modules.some((id) => id.endsWith(ending)));
      if (moved.length > 0) this.error(`React Router has no ${moved.join(", ")} any more.`);
    },
  };
}
