import { socialImagePath } from "../app/lib/seo-paths.ts";
import type { PageFacts } from "./page-start/page-facts.ts";

/** The canonical path of a page: an alias has another page's social image. */
export function canonicalOf(path: string, pages: ReadonlyMap<string, PageFacts>): string {
  const image = pages.get(path)?.image;
  if (image === undefined || image === socialImagePath(path)) return path;
  return [...pages.keys()].find((other) => socialImagePath(other) === image) ?? path;
}

/** The Markdown file of a page: `about.md` for `/about`, `index.md` for `/`. */
export function markdownFile(path: string): string {
  return path === "/" ? "index.md" : `${path.slice(1).replace(/\.html$/, "")}.md`;
}

/**
 * The sitemap (sitemaps.org, 0.9) of the pages that search engines may list, under their canonical URLs: aliases share
 * another page's image and are left out.
 *
 * @param pages by URL path
 */
export function siteMap(pages: ReadonlyMap<string, PageFacts>, origin: string): string {
  const paths = [...pages].filter(([path, { image }]) => image === socialImagePath(path)).map(([path]) => path);
  const urls = paths.toSorted().map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** What crawlers may fetch (RFC 9309): everything but the API; pages that must not be listed say so themselves. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /ws\n\nSitemap: ${new URL("/sitemap.xml", origin).href}\n`;
}
