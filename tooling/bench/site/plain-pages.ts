import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import { phone } from "./measure-visit.ts";
import type { SitePage } from "./pages.ts";
import { plainMarkup } from "./plain-markup.ts";

const style = readFileSync(new URL("plain.css", import.meta.url), "utf8");

/** Writes the plain counterparts of our pages below `folder`. @param ours their origin @param font that they preload */
export async function writePlainPages(
  browser: Browser,
  folder: string,
  ours: string,
  pages: readonly SitePage[],
  font: string,
) {
  mkdirSync(folder, { recursive: true });
  copyFileSync(font, join(folder, "font.woff2"));
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of pages) {
    await page.goto(new URL(path, ours).href);
    const file = join(folder, path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plainPage(await page.title(), await page.evaluate(plainMarkup)));
  }
  await context.close();
}

const plainPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>
<style>
${style}</style>
</head>
<body>
${body.replace(/\s+/g, " ")}
</body>
</html>
`;
