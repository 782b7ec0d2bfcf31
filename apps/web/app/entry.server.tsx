import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { chunkImports, earlyModules, inlineScripts, lateModules, startScript, styles } from "virtual:page-start";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, ServerRouter, StaticRouter } from "react-router";
import { AssistantPanel } from "./features/assistant/assistant-panel.tsx";
import { waitingPanelId } from "./features/assistant/waiting-panel-names.ts";
import { type StartData, startDataId } from "./lib/start-data.ts";
import { atOnce } from "./lib/starts-at-once.ts";
import { developing } from "./settings.ts";

/**
 * Renders a complete page at build time: no visitor waits for it, so nothing is streamed. In development the router's
 * own scripts start the page (root.tsx); in a build the start script does (decision 0031).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html");
  if (developing) return new Response(await render(request, context), { headers, status });
  if (context.isSpaMode) return new Response(unusedFallback, { headers, status });
  // Without the stream the router writes no scripts into the page.
  const { serverHandoffStream, ...rest } = context;
  await serverHandoffStream?.cancel();
  const html = await render(request, rest);
  return new Response(withStart(html, context, waitingPanel(request)), { headers, status });
}

/** The router requires this page for hosts that render in the browser; finish-pages.ts deletes it. */
const unusedFallback = "window.__reactRouterContext = window.__reactRouterRouteModules = {}";

function render(request: Request, context: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      // By default, content after the first 12 kB is moved into place by a script, and missing without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: reject,
    });
  });
}

/** The assistant's panel as React first renders it, for a press before its code has loaded (waiting-panel.ts). */
function waitingPanel({ url }: Request): string {
  const panel = renderToStaticMarkup(
    <StaticRouter location={new URL(url).pathname}>
      <AssistantPanel open onClose={() => {}} />
    </StaticRouter>,
  );
  return `<template id="${waitingPanelId}">${panel}</template>`;
}

/**
 * Runs before the first paint; the start script removes the attribute (draw-rest.ts). A script sets it so that nothing
 * stays hidden where scripts are blocked: `(scripting: enabled)` does not detect an extension that blocks them.
 */
const drawing = `<script>document.documentElement.dataset.drawing=""</script>`;

/**
 * Adds a script before the styles, and a template and the start script at the end of the body; hydration ignores
 * unknown nodes there.
 */
function withStart(html: string, context: EntryContext, template: string): string {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = context;
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id];
    if (entry === undefined) throw new Error(`The router's manifest has no route ${route.id}.`);
    const { clientLoaderModule, clientActionModule, clientMiddlewareModule, hydrateFallbackModule, module } = entry;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
    return { id: route.id, imports: entry.imports ?? [], modules: parts.filter((part) => part !== undefined) };
  });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- The router wrote it.
  const handoff: object = JSON.parse(serverHandoffString);
  const imports = new Set([...manifest.entry.imports, ...routes.flatMap(({ imports: own }) => own)]);
  const data: StartData = {
    context: handoff,
    state: stateOf(staticHandlerContext),
    manifest: manifest.url,
    // The entry already contains the root (entry.client.tsx).
    routes: Object.fromEntries(routes.flatMap(({ id, modules }) => (id === "root" ? [] : [[id, modules]]))),
    imports: leavesFirst(imports),
    styles,
    early: Object.fromEntries(
      [...html.matchAll(/ data-early="([^"]+)"/g)].map(([, name = ""]) => [
        name,
        earlyModules[name] ?? missing(`${name}.early.ts`),
      ]),
    ),
    late: Object.fromEntries(
      [...html.matchAll(/ (?:aria-controls|data-ahead)="([^"]+)"/g)].flatMap(([, name = ""]) => {
        const hrefs = lateModules[name]?.filter((href) => !imports.has(href));
        return hrefs ? [[name, hrefs]] : [];
      }),
    ),
    atOnce:
      routes
        .map(({ id }) => atOnce(context.routeModules[id]?.handle, staticHandlerContext.loaderData[id]))
        .find((what) => what !== "nothing") ?? "nothing",
  };
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  const scripts = [
    template,
    `<script id="${startDataId}" type="application/json">${json}</script>`,
    // These run before the first click can be held.
    ...[...html.matchAll(/ data-inline="([^"]+)"/g)].map(
      ([, name = ""]) => `<script>${inlineScripts[name] ?? missing(`${name}.inline.ts`)}</script>`,
    ),
    `<script>${startScript}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
  ];
  return html.replace("<style", `${drawing}<style`).replace("</body>", () => `${scripts.join("")}</body>`);
}

/**
 * Sorts each file after its imports, so that the libraries run in a task of their own, separate from the code that
 * needs them.
 */
function leavesFirst(files: ReadonlySet<string>): string[] {
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const needed of chunkImports[file] ?? []) visit(needed);
    if (files.has(file)) ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}

/** The state as plain JSON, available before anything is rendered; the router's own encoding is read from a stream. */
function stateOf({ loaderData, errors }: EntryContext["staticHandlerContext"]): StartData["state"] {
  if (errors !== null) throw new Error("A page was prerendered with an error", { cause: errors });
  return { loaderData, actionData: null, errors };
}

function missing(file: string): never {
  throw new Error(`The page asks for ${file}, which is not there.`);
}

/** Browsers prefetch a hovered page before hydration; API calls, documents and prefilled forms are excluded. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/docs*", "/openapi.json", "/data/*", "/intake-form.html?*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
