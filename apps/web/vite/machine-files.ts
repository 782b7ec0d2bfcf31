import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { company } from "@thirtyfold/content";
import { renderedOrigin } from "../app/rendered-origin.ts";
import { designColor } from "./design-colors.ts";
import { openPainter, type Painter } from "./draw-picture.ts";
import { llmsText } from "./llms-text.ts";
import { renderedExpiry } from "./page-start/origin-edits.ts";
import type { PageFacts } from "./page-start/page-facts.ts";
import { robots, siteMap } from "./site-map.ts";
import { drawSocialImage, markPanels } from "./social-image.ts";

type MachineFilesOptions = {
  /** The website's root. */
  client: string;
  /** Page facts by URL path. */
  pages: ReadonlyMap<string, PageFacts>;
};

/** Writes the sitemap, robots.txt, llms.txt, manifest, icons, security.txt, and each page's social image. */
export async function writeMachineFiles({ client, pages }: MachineFilesOptions): Promise<void> {
  const put = async (file: string, content: string | Uint8Array) => {
    const place = path.join(client, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  };
  await put("sitemap.xml", siteMap(pages, renderedOrigin));
  await put("robots.txt", robots(renderedOrigin));
  await put("llms.txt", llmsText(pages));
  await put("site.webmanifest", `${JSON.stringify(manifest(), null, 2)}\n`);
  await put(".well-known/security.txt", securityText());
  const painter = await openPainter();
  try {
    for (const [file, size, share] of icons) await put(file, icon(size, share, painter));
    const drawn = new Map([...pages.values()].map((page) => [page.image, page]));
    for (const [image, page] of drawn) if (image !== undefined) await put(image, drawSocialImage(page, painter));
  } finally {
    await painter.close();
  }
}

/** File, edge in pixels, and the mark's share of the edge: small enough for systems that crop to a circle. */
const icons = [
  ["icon-192.png", 192, 0.72],
  ["icon-512.png", 512, 0.72],
  ["icon-maskable-512.png", 512, 0.5],
  ["apple-touch-icon.png", 180, 0.6],
] as const;

/** The mark, centered on a square of the ground color. */
function icon(size: number, share: number, { draw }: Painter): Uint8Array {
  const scale = (size * share) / 28;
  const mark = markPanels(designColor("fg"), designColor("tang"));
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${designColor("bg")}"/>
    <g transform="translate(${size / 2} ${size / 2}) scale(${scale}) translate(-13.84 -16)">${mark}</g></svg>`,
  );
}

/** The web app manifest (W3C). */
function manifest() {
  return {
    name: company.name,
    short_name: company.name,
    description: company.summary,
    start_url: "/",
    display: "browser",
    background_color: designColor("bg"),
    theme_color: designColor("bg"),
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}

/** Where to report a vulnerability (RFC 9116). It must expire within a year, so each server start renews it. */
function securityText(): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${renderedExpiry}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", renderedOrigin).href}`,
    "",
  ].join("\n");
}
