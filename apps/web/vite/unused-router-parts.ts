import type { Plugin } from "vite";
import { type Cuts, cutCode } from "./cut-code.ts";

const router = "react-router/dist/production/";

/**
 * Modules of React Router that this site never runs, by the end of their path, with their stand-ins: lazy route
 * discovery ("fog of war", only with server rendering), instrumentation (only with `instrumentations`), and the error
 * handling of server components.
 */
const standIns: Readonly<Record<string, string>> = {
  "lib/dom/ssr/fog-of-war.js": `
export const URL_LIMIT = 0, getManifestPath = () => "", getPartialManifest = (manifest) => manifest,
  getPatchRoutesOnNavigationFunction = () => undefined, getPathsWithAncestors = () => [],
  handleClientVersionMismatch = async () => false, isFogOfWarEnabled = () => false, useFogOFWarDiscovery = () => {};`,
  "lib/router/instrumentation.js": `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined, getRouteInstrumentationUpdates = () => ({}),
  instrumentClientSideRouter = (router) => router, instrumentHandler = (handler) => handler,
  instrumentationResultMetaContext = undefined;`,
  "lib/errors.js": `export const decodeRedirectErrorDigest = () => undefined, decodeRouteErrorResponseDigest = () => undefined;`,
};

const nothing = "void 0";

/**
 * Conditions that always hold on this site, by module: it has no fetchers, submissions, actions, redirects, blockers,
 * masks, middleware, link descriptors or stylesheets of routes, no server and no server components.
 */
const cuts: Readonly<Record<string, Cuts>> = {
  "lib/router/router.js": {
    bodies: {
      abortFetcher: "",
      abortStaleFetchLoads: "",
      callLoadersAndMaybeResolveData: `
        return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null) };`,
      checkFogOfWar: "return {};",
      deleteBlocker: "",
      deleteFetcher: "",
      discoverRoutes: "",
      dispose: "",
      fetch: "",
      getActionDataForCommit: "",
      getBlocker: "",
      getFetcher: "",
      getInstrumentationNavigateMeta: "",
      getLoadingNavigation: "return { state: 'loading', location, matches, historyAction };",
      getSubmissionFromNavigation: "",
      getUpdatedActionData: "",
      handleAction: "",
      interruptActiveLoads: "isRevalidationRequired = true;",
      markFetchRedirectsDone: "",
      normalizeNavigateOptions: "return { path };",
      patchRoutes: "",
      processLoaderData: "return processRouteLoaderData(matches, results);",
      queueFetcherForDeletion: "",
      resetFetcher: "",
      runClientMiddlewarePipeline: "return handler();",
      shouldBlockNavigation: "",
      startRedirectNavigation: "",
      _internalSetRoutes: "",
    },
    constants: {
      'typeof routerWindow !== "undefined" && typeof routerWindow.document !== "undefined" && typeof routerWindow.document.createElement !== "undefined"':
        "true",
      "!init.dataStrategy": "false",
      "init.dataStrategy || defaultDataStrategyWithMiddleware": "init.dataStrategy",
      "init.getContext": nothing,
      "init.instrumentations": nothing,
      "init.patchRoutesOnNavigation": nothing,
      "future.unstable_routePatternMatching": "false",
      initialMatchesIsFOW: "false",
      isFogOfWar: "false",
      "fogOfWar.active": "false",
      "!dataRoutes.hasHMRRoutes": "true",
      isStaticHandler: "false",
      skipLoaderErrorBubbling: "false",
      submission: nothing,
      activeSubmission: nothing,
      fetcherSubmission: nothing,
      "opts.submission": nothing,
      "opts.fetcherSubmission": nothing,
      "opts.pendingError": nothing,
      "opts?.mask": nothing,
      maskPath: nothing,
      pendingActionResult: nothing,
      "newState.actionData": nothing,
      isActionReload: "false",
      actionStatus: nothing,
      actionResult: nothing,
      "state.actionData": "null",
      "state.navigation.formMethod": nothing,
      "isMutationMethod()": "false",
      "findRedirect()": nothing,
      redirect: nothing,
      "isRedirectResult()": "false",
      "isRedirectDataStrategyResult()": "false",
      "isDataWithResponseInit()": "false",
      "isResponse()": "false",
      "blockers.size": "0",
      blockerKey: nothing,
      unblockBlockerHistoryUpdate: nothing,
      "state.fetchers.forEach()": nothing,
      "fetchersQueuedForDeletion.forEach()": nothing,
      "unmountedFetchers.forEach()": nothing,
      // Nothing on the site shows that a navigation is pending: React would only rerender the page that is being left.
      "updateState(updates, { flushSync })": "state = { ...state, ...updates }",
      "mountedFetchers.forEach()": nothing,
      "fetchLoadMatches.forEach()": nothing,
      "revalidatingFetchers.length": "0",
      "revalidatingFetchers.forEach()": nothing,
      "pendingNavigationController.signal.addEventListener()": nothing,
      "pendingNavigationController.signal.removeEventListener()": nothing,
      'typeof route.lazy === "function"': "false",
      "status === 400": "false",
      "status === 403": "false",
      "status === 405": "false",
      "warning()": nothing,
    },
  },
  "lib/router/utils.js": { constants: { "invariant()": nothing, "warning()": nothing, allowPartial: "false" } },
  "lib/components.js": {
    constants: {
      "useIsRSCRouterContext()": "false",
      "newState.fetchers.forEach()": nothing,
      "deletedFetchers.forEach()": nothing,
      "invariant()": nothing,
      "warnOnce()": nothing,
      "warning()": nothing,
      "useTransitions === true": "false",
    },
  },
  "lib/hooks.js": {
    bodies: { DefaultErrorComponent: "return null;", useNavigate: "return useNavigateStable();" },
    constants: {
      "dataRouterContext.static": "false",
      "invariant()": nothing,
      locationArg: nothing,
      "this.context": nothing,
      "warning()": nothing,
    },
  },
  "lib/dom/lib.js": { constants: { "warning()": nothing } },
  "lib/dom-export/hydrated-router.js": {
    constants: {
      // The state is in the page as plain JSON (start-data.ts): hydration does not wait for a stream of it.
      "!ssrInfo.stateDecodingPromise": "false",
      "ssrInfo.stateDecodingPromise.error": nothing,
      "!ssrInfo.stateDecodingPromise.value": "false",
      "router.createRoutesForHMR =": nothing,
      "ssrInfo.context.isSpaMode": "false",
      "window.__reactRouterManifest.sri === true": "false",
      "window.history.state && window.history.state.masked": "false",
    },
  },
  "lib/dom/ssr/components.js": {
    bodies: { Links: "return null;", Scripts: "" },
    constants: { "invariant()": nothing, "isSpaMode && !isHydrated": "false", "useIsRSCRouterContext()": "false" },
  },
  // An error above the root's own boundary belongs to the last resort: app/lib/global-failure.ts.
  "lib/dom/ssr/errorBoundaries.js": {
    bodies: { BoundaryShell: "return null;", RemixRootDefaultErrorBoundary: "throw error;" },
  },
  "lib/dom/ssr/links.js": { bodies: { prefetchRouteCss: "", prefetchStyleLinks: "" } },
  // By default the router reloads the page if the next one's code does not load.
  "lib/dom/ssr/routeModules.js": {
    bodies: { loadRouteModule: "return window.loadPage(route, routeModulesCache);" },
  },
  "lib/dom/ssr/routes.js": {
    bodies: { noActionDefinedError: "", preventInvalidServerHandlerCall: "" },
    constants: {
      "dataRoute.action =": nothing,
      "needsRevalidation == null": "true",
      needsRevalidation: nothing,
      isSpaMode: "false",
      "invariant()": nothing,
      "route.clientActionModule": nothing,
      "route.clientMiddlewareModule": nothing,
      "!route.hasClientAction": "false",
      "route.hasClientAction": "false",
      "route.hasClientMiddleware": "false",
    },
  },
  "lib/dom/ssr/single-fetch.js": {
    bodies: { bubbleMiddlewareErrors: "", singleFetchActionStrategy: "", singleFetchLoaderFetcherStrategy: "" },
    constants: {
      '"redirect" in result': "false",
      'request.method !== "GET"': "false",
      'request.method === "GET"': "true",
      "SingleFetchRedirectSymbol in typed": "false",
      fetcherKey: nothing,
      "invariant()": nothing,
      ssr: "false",
    },
  },
};

/** Exports of React Router that no longer work after {@link cuts}. */
const goneExports = new Set([
  "Form",
  "data",
  "redirect",
  "redirectDocument",
  "replace",
  "useBlocker",
  "useFetcher",
  "useFetchers",
  "useFormAction",
  "useSubmit",
]);

/** A route's own exports that no longer work. */
const goneRouteExports = new Set([
  "action",
  "clientAction",
  "clientMiddleware",
  "HydrateFallback",
  "links",
  "middleware",
]);

const nameOf = (id: string) => (id.includes(router) ? id.slice(id.indexOf(router) + router.length) : undefined);

/**
 * Removes the parts of React Router that this site never runs from the browser's build. The build stops if a part has
 * moved, or if the site uses a removed one. Decision 0045.
 */
export function unusedRouterParts(): Plugin {
  const missing = new Set([...Object.keys(standIns), ...Object.keys(cuts)]);
  return {
    name: "thirtyfold:unused-router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const name = nameOf(id) ?? "";
      missing.delete(name);
      return standIns[name];
    },
    transform(code, id) {
      const name = nameOf(id);
      if (name === undefined) return undefined;
      const { code: rest, unknown } = cutCode(code, this.parse(code), cuts[name] ?? {});
      if (unknown.length > 0) this.error(`React Router's ${name} has no ${unknown.join(", ")} any more.`);
      return { code: rest, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`React Router has no ${[...missing].join(", ")} any more.`);
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
          const gone =
            nameOf(id) !== undefined ? goneExports : id.includes("/app/routes/") ? goneRouteExports : new Set();
          const used = renderedExports.filter((name) => gone.has(name));
          if (used.length > 0)
            this.error(`${id} needs ${used.join(", ")}, which vite/unused-router-parts.ts leaves out.`);
        }
      }
    },
  };
}
