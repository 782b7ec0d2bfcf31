import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleLoader } from "./bundle-loader.ts";
import { deferBoot } from "./deferred-boot.ts";
import { preloadFontLate } from "./late-font.ts";
import { splitStyles } from "./page-styles.ts";
import { precompress } from "./precompress.ts";
import { scriptHashes } from "./script-hashes.ts";

/** An HTML file under the website's root, and the inline scripts that its policy must allow. */
type Page = { file: string; scriptHashes: string[] };

/** `build/pages.json`: what the API reads to serve each page with a policy of its own. */
type Pages = { pages: Record<string, Page>; notFound: Page };

type FinishOptions = {
  /** The folder of the build; the website is its `client`. */
  buildFolder: string;
  /** Absolute path of the page loader's source. */
  loader: string;
};

const notFoundFile = "404/index.html";

/**
 * The last step of a build, after every page has been rendered: each page keeps the styles that it needs, its
 * application is deferred, its font is asked for behind the text, the inline scripts are listed with their hashes, what no visitor asks for is removed, and
 * everything is compressed.
 */
export async function finishPages({ buildFolder, loader }: FinishOptions): Promise<void> {
  const client = path.join(buildFolder, "client");
  // The fallback is for hosts that render unknown pages in the browser; the renderer has done its work.
  await rm(path.join(client, "__spa-fallback.html"), { force: true });
  await rm(path.join(client, ".vite"), { recursive: true, force: true });
  await rm(path.join(buildFolder, "server"), { recursive: true, force: true });

  const script = await bundleLoader(loader);
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith(".html")).toSorted();
  const pages: Page[] = [];
  for (const file of files) pages.push({ file, scriptHashes: await finishPage(client, file, script) });

  const notFound = pages.find(({ file }) => file === notFoundFile);
  if (notFound === undefined) throw new Error(`The build made no ${notFoundFile}.`);
  const known = pages.filter((page) => page !== notFound).map((page) => [urlOf(page.file), page] as const);
  const list: Pages = { pages: Object.fromEntries(known), notFound };
  await writeFile(path.join(buildFolder, "pages.json"), `${JSON.stringify(list, null, 2)}\n`);
  await precompress(client);
}

async function finishPage(client: string, file: string, loader: string): Promise<string[]> {
  const place = path.join(client, file);
  const html = await readFile(place, "utf8");
  // Static pages hold no application.
  if (!html.includes("__reactRouterContext")) return scriptHashes(html);
  const styled = splitStyles(html);
  if (styled === undefined) throw new Error(`${file} holds no <style id="site-css">.`);
  const page = deferBoot(styled.html, { loader, styles: styled.sheet.fileName, page: file });
  for (const { fileName, code } of [styled.sheet, page.boot]) {
    const place = path.join(client, fileName);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, code);
  }
  const finished = preloadFontLate(page.html);
  await writeFile(place, finished);
  return scriptHashes(finished);
}

/** `about/index.html` is served at `/about`, `intake-form.html` under its own name. */
function urlOf(file: string): string {
  const url = `/${file.split(path.sep).join("/")}`;
  return url.endsWith("/index.html") ? url.slice(0, -"/index.html".length) || "/" : url;
}
