import type { PageFonts } from "./page.ts";

/**
 * The fonts of a page that this package made, so that the server's pages can show the fonts that the website's build
 * gave to the static one. Undefined where the page has none.
 */
export function readFonts(page: string): PageFonts | undefined {
  const faces = /<style>(@font-face[^<]*)<\/style>/.exec(page)?.[1];
  const preload = /<link rel="preload" href="([^"&]+)" as="font"/.exec(page)?.[1];
  return faces === undefined ? undefined : { faces, ...(preload !== undefined && { preload }) };
}
