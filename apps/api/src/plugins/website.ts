import type { IncomingMessage } from "node:http";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { accepts } from "../answers/accepts.ts";
import { ProblemError } from "../answers/problem.ts";
import { TaggedFiles } from "../website/content-tags.ts";
import { FilledFiles } from "../website/filled-files.ts";
import type { Page, PageMarkdown, WebsiteBuild } from "../website/website-build.ts";
import { settleEncoding, WebsiteMemory } from "../website/website-memory.ts";

const forever = "public, max-age=31536000, immutable";
const revalidate = "no-cache";
const anHour = "public, max-age=3600, must-revalidate";
const conditions = ["if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "range"];
const otherMethods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const pathOf = ({ url = "/" }: Pick<IncomingMessage, "url">) => url.split("?", 1)[0] ?? "/";
/** Never a page: the API responds. */
const isApi = (path: string) => path === "/api" || path.startsWith("/api/") || path === "/mcp";
const isAsset = (path: string) => path.startsWith("/assets/") || path.slice(path.lastIndexOf("/")).includes(".");
const withoutIndex = (path: string) => path.replace(/(\/index\.html|(?<!\/)\/+)$/, "") || "/";

/** The page for an unknown address: that of its folder, as for jobs, else the 404 page. */
const pageForUnknown = (path: string, { unknown, notFound }: WebsiteBuild): Page =>
  unknown.get(path.slice(0, path.lastIndexOf("/") + 1)) ?? notFound;

/**
 * The canonical form of an address written differently: in capitals, escaped, or with extra slashes. The website's
 * router accepts such addresses for its pages, so the 404 page would end up containing a second page.
 */
function plainAddress(path: string, build: WebsiteBuild): string | undefined {
  const target = withoutIndex(path);
  const known = decodeURI(target)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  if (build.pages.has(known)) return known;
  const unknown = target.toLowerCase();
  return pageForUnknown(unknown, build) === pageForUnknown(target, build) ? undefined : unknown;
}

function cacheControlOf(asset: string): string {
  if (asset.startsWith("assets/")) return forever;
  return asset.endsWith(".data") ? revalidate : anHour;
}

const headersOf = ({ csp }: Page) => ({ "content-security-policy": csp, "cache-control": revalidate });

const inTwoForms = { vary: "accept, accept-encoding" };

const markdownHeaders = ({ canonical, noindex }: PageMarkdown) => ({
  ...inTwoForms,
  "cache-control": revalidate,
  link: `<${canonical}>; rel="canonical"`,
  ...(noindex && { "x-robots-tag": "noindex" }),
});

/** Whether the client wants Markdown at a page's own address, which it gets only if it names it. */
function prefersMarkdown({ headers }: FastifyRequest): boolean {
  // The cheap test comes first: hardly any client asks for it.
  if (!headers.accept || !/markdown/i.test(headers.accept)) return false;
  return new Negotiator({ headers }).mediaType(["text/html", "text/markdown"]) === "text/markdown";
}

type Call = {
  request: FastifyRequest;
  reply: FastifyReply;
  build: WebsiteBuild;
  filled: FilledFiles;
  tagged: TaggedFiles;
  memory: WebsiteMemory;
  onVisit: () => void;
};

function sendMissing({ request, reply, build, filled, memory }: Call): void {
  const path = pathOf(request);
  if (isAsset(path)) return void reply.code(404).type("text/plain; charset=utf-8").send("Not found\n");
  if (new Negotiator(request).mediaType(["text/html"]) === undefined) return reply.callNotFound();
  // A 404 never becomes a 304, 412 or 206.
  for (const name of conditions) delete request.raw.headers[name];
  const page = pageForUnknown(withoutIndex(path), build);
  const headers = headersOf(page);
  if (filled.answer({ file: page.file, status: 404, headers }, request, reply)) return;
  if (memory.answer(page.file, 404, request, reply)) return;
  void reply.code(404).headers(headers);
  void reply.sendFile(page.file, { etag: false, lastModified: false, acceptRanges: false });
}

function sendFile(
  { request, reply, filled, tagged, memory }: Call,
  file: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (filled.answer({ file, headers }, request, reply)) return;
  if (!memory.answer(file, 200, request, reply)) tagged.send(file, request, reply.headers(headers));
}

function answer(call: Call): void {
  const { request, reply, build, onVisit } = call;
  const path = pathOf(request);
  if (isApi(path)) return reply.callNotFound();
  const page = build.pages.get(path);
  if (page) onVisit();
  const asset = path.slice(1);
  const markdown = page && prefersMarkdown(request) ? page.markdown : build.markdown.get(asset);
  if (markdown) return sendFile(call, markdown.file, markdownHeaders(markdown));
  if (page) return sendFile(call, page.file, { ...headersOf(page), ...inTwoForms });
  if (build.assets.has(asset)) return sendFile(call, asset, { "cache-control": cacheControlOf(asset) });
  const target = plainAddress(path, build);
  if (target !== undefined) return void reply.redirect(target + request.url.slice(path.length), 308);
  sendMissing(call);
}

/**
 * The address to route by: if a browser requests a page with an escape that can't be decoded, the escape is taken
 * literally, so that the 404 page is served instead of a problem in JSON.
 */
export function readableAddress(request: IncomingMessage): string {
  const { url = "/", method = "GET", headers } = request;
  if (!url.includes("%") || !["GET", "HEAD"].includes(method) || !accepts(headers.accept, "text/html")) return url;
  const path = pathOf(request);
  if (isApi(path)) return url;
  try {
    // The result is used because the bundler removes calls whose result is not.
    return decodeURIComponent(path) && url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

/** `onVisit`: called when a page is requested. `memoryBytes`: the cache's size. */
export type WebsiteOptions = { build: WebsiteBuild; onVisit?: () => void; memoryBytes?: number };

/** Pages with policy and ETag, Markdown on request, immutable assets; a 404 page, plain text for assets. */
export const website: FastifyPluginAsync<WebsiteOptions> = async (app, { build, onVisit = () => {}, memoryBytes }) => {
  const memory = new WebsiteMemory(memoryBytes);
  const filled = new FilledFiles(build.filled);
  const tagged = new TaggedFiles(build.directory);
  app.decorateRequest("keepAs");
  app.addHook("onRequest", settleEncoding);
  await app.register(fastifyStatic, {
    root: build.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    schema: { hide: true },
    onSend: memory.keep,
    handler: (request, reply) => answer({ request, reply, build, filled, tagged, memory, onVisit }),
  });
  app.route({
    // Preflights of other origins already have a route.
    method: otherMethods.filter((method) => !app.hasRoute({ method, url: "/*" })),
    url: "/*",
    schema: { hide: true },
    onRequest: async (request, reply) => {
      const path = pathOf(request);
      const file = path.slice(1);
      const isThere = build.pages.has(withoutIndex(path)) || build.markdown.has(file) || build.assets.has(file);
      if (isApi(path) || !isThere) return reply.callNotFound();
      const allow = "GET, HEAD";
      throw new ProblemError(405, { detail: `This address takes ${allow}.`, headers: { allow } });
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
};
