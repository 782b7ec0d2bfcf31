import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { precompress } from "@thirtyfold/build/precompress";
import type { PageFonts } from "@thirtyfold/intake-page";
import { startDataId } from "../../app/lib/start-data.ts";
import { renderedOrigin } from "../../app/rendered-origin.ts";
import { writeMachineFiles } from "../machine-files.ts";
import { pageMarkdown } from "../page-markdown.ts";
import { canonicalOf, markdownFile } from "../site-map.ts";
import { type Edit, withoutOrigin } from "./origin-edits.ts";
import { type PageFacts, pageFacts } from "./page-facts.ts";
import { cutStyles, laterStyles } from "./page-styles.ts";
import { scriptHashes } from "./script-hashes.ts";

/** An HTML file below the website's root, and the hashes of its inline scripts. */
type Page = { file: string; scriptHashes: string[] };

/** The same page as Markdown: its file, and the facts that search engines need. */
type Markdown = { file: string; canonical: string; noindex: boolean };

type FinishedPage = Readonly<{ page: Page; facts: PageFacts; html: string }>;

/** The page for every unknown path directly below `under`, which ends with a slash. */
type UnknownPage = Page & { under: string };

/** `build/pages.json`: the API serves each page with a policy made from it. */
type Pages = {
  connect: readonly string[];
  /** For pages that the API generates. */
  fonts: PageFonts;
  pages: Record<string, Page & { markdown: Markdown }>;
  unknown: UnknownPage[];
  notFound: Page;
  /** By file: the server's edits at startup, where the site's origin belongs. */
  edits: Record<string, readonly Edit[]>;
};

type FinishOptions = {
  /** The build's folder; the website is its `client` folder. */
  buildFolder: string;
  /** Paths of pages that serve all unknown paths beside them, with status 404. */
  unknownPages?: readonly string[];
  /** Other origins that the site's scripts call. */
  connect?: readonly string[];
};

const notFoundFile = "404/index.html";

/**
 * The last step of a build, after all pages have been rendered: cuts each page's styles, moves its font preload, hashes
 * its inline scripts, deletes files that nobody requests, writes the files for machines and each page's Markdown, and
 * compresses everything.
 */
export async function finishPages(options: FinishOptions): Promise<void> {
  const { buildFolder, unknownPages = [], connect = [] } = options;
  const client = path.join(buildFolder, "client");
  // The fallback is for hosts that render unknown pages in the browser.
  await rm(path.join(client, "__spa-fallback.html"), { force: true });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- static-pages.ts wrote it.
  const fonts: PageFonts = JSON.parse(await readFile(path.join(client, ".vite/page-fonts.json"), "utf8"));
  await rm(path.join(client, ".vite"), { recursive: true, force: true });
  await rm(path.join(buildFolder, "server"), { recursive: true, force: true });

  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith(".html")).toSorted();
  const finished: FinishedPage[] = [];
  for (const file of files) finished.push(await finishPage(client, file));

  const sheets = (await readdir(path.join(client, "assets"))).filter((file) => file.endsWith(".css"));
  for (const file of sheets) {
    const place = path.join(client, "assets", file);
    await writeFile(place, laterStyles(await readFile(place, "utf8")));
  }

  const missing = (file: string) => finished.find(({ page }) => page.file === file) ?? fail(file);
  const notFound = missing(notFoundFile);
  const unknown = unknownPages.map((url) => ({ url, finished: missing(path.join(url.slice(1), "index.html")) }));
  const apart = new Set([notFound, ...unknown.map((page) => page.finished)]);
  const known = finished.filter((page) => !apart.has(page));
  const facts = new Map(known.map((page) => [urlOf(page.page.file), page.facts]));
  const pages: Pages["pages"] = {};
  for (const { page, html } of known) {
    const url = urlOf(page.file);
    const canonical = canonicalOf(url, facts);
    const markdown = {
      file: markdownFile(url),
      canonical,
      noindex: /<meta name="robots" content="noindex"/.test(html),
    };
    pages[url] = { ...page, markdown };
    const place = path.join(client, markdown.file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, pageMarkdown(html, { path: url, canonical: new URL(canonical, renderedOrigin).href }));
  }
  const list: Pages = {
    connect,
    fonts,
    pages,
    unknown: unknown.map(({ url, finished: { page } }) => ({ under: url.slice(0, url.lastIndexOf("/") + 1), ...page })),
    notFound: notFound.page,
    edits: {},
  };
  await writeMachineFiles({ client, pages: facts });
  list.edits = await takeOriginOut(client);
  await precompress(client);
  // Written last, because a server takes the list as the sign of a complete build.
  await writeFile(path.join(buildFolder, "pages.json"), `${JSON.stringify(list, null, 2)}\n`);
}

/** Leaves every file as it is correct for a site whose origin is unknown. */
async function takeOriginOut(client: string): Promise<Pages["edits"]> {
  const edits: Pages["edits"] = {};
  for (const file of (await readdir(client, { recursive: true })).toSorted()) {
    if (!/\.(html|md|xml|txt)$/.test(file)) continue;
    const place = path.join(client, file);
    const finished = withoutOrigin(await readFile(place, "utf8"), { inPage: file.endsWith(".html") });
    if (finished.edits.length === 0) continue;
    await writeFile(place, finished.text);
    edits[urlPath(file)] = finished.edits;
  }
  return edits;
}

async function finishPage(client: string, file: string): Promise<FinishedPage> {
  const place = path.join(client, file);
  const html = await readFile(place, "utf8");
  const facts = pageFacts(html);
  // Static pages have no application.
  if (!html.includes(startDataId)) return { page: { file, scriptHashes: scriptHashes(html) }, facts, html };
  const finished = preloadFontLate(cutStyles(html));
  await writeFile(place, finished);
  return { page: { file, scriptHashes: scriptHashes(finished) }, facts, html };
}

const fontPreload = /<link rel="preload" [^>]*as="font"[^>]*>/;

/**
 * Moves the font's preload behind the main content. In the head its 25 kB compete with the text on a slow connection;
 * behind the content the first paint comes a third sooner, in a fallback font with the same metrics.
 */
function preloadFontLate(html: string): string {
  const [preload] = fontPreload.exec(html) ?? [];
  if (preload === undefined) return html;
  return html.replace(fontPreload, "").replace("</main>", () => `</main>${preload}`);
}

function fail(file: string): never {
  throw new Error(`The build made no ${file}.`);
}

const urlPath = (file: string) => file.split(path.sep).join("/");

/** `about/index.html` is served at `/about`, `intake-form.html` under its own name. */
function urlOf(file: string): string {
  const url = `/${urlPath(file)}`;
  return url.endsWith("/index.html") ? url.slice(0, -"/index.html".length) || "/" : url;
}
