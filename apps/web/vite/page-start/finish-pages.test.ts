import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { finishPages } from "./finish-pages.ts";

const page = (
  route: string,
) => `<!DOCTYPE html><html><head><style id="site-css">.menu{color:red}.lit{color:gold}</style></head><body class="lit">
<main><h1>The ${route} page</h1></main>
<script id="page-start" type="application/json">{}</script><script>start("${route}")</script></body></html>`;
const pagesSchema = z.object({
  pages: z.record(z.string(), z.object({ file: z.string(), scriptHashes: z.array(z.string()) })),
  unknown: z.array(z.object({ under: z.string(), file: z.string(), scriptHashes: z.array(z.string()) })),
  notFound: z.object({ file: z.string(), scriptHashes: z.array(z.string()) }),
});

let folder: string;
const put = async (file: string, content: string) => {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
};
const finish = () => finishPages({ buildFolder: folder, unknownPages: ["/careers/apply/unknown"] });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "finish-"));
  await put("client/index.html", page("home"));
  await put("client/about/index.html", page("about"));
  await put("client/404/index.html", page("404"));
  await put("client/careers/apply/unknown/index.html", page("unknown"));
  await mkdir(path.join(folder, "client/assets"));
  await put(
    "client/intake-form.html",
    "<!doctype html><title>Form</title><main><h1>Form</h1></main><script>wipe()</script>",
  );
  await put("client/.vite/page-fonts.json", '{"faces":"@font-face{}","preload":"/assets/sans.woff2"}');
});
afterEach(() => rm(folder, { recursive: true }));

it("lists every page by its URL with the scripts its policy must allow", async () => {
  await finish();
  const list = pagesSchema.parse(JSON.parse(await readFile(path.join(folder, "pages.json"), "utf8")));
  expect(Object.entries(list.pages).map(([url, { file }]) => [url, file])).toEqual([
    ["/about", "about/index.html"],
    ["/", "index.html"],
    ["/intake-form.html", "intake-form.html"],
  ]);
  expect(list.notFound.file).toBe("404/index.html");
  expect(list.pages["/"]?.scriptHashes).toHaveLength(1);
  expect(list.pages["/intake-form.html"]?.scriptHashes).toHaveLength(1);
  expect(list.pages["/"]?.scriptHashes).not.toEqual(list.pages["/about"]?.scriptHashes);
});

it("writes each page as Markdown too, without adding to its HTML", async () => {
  await put(
    "client/hidden/index.html",
    page("hidden").replace("</head>", '<meta name="robots" content="noindex"/></head>'),
  );
  await finish();
  const list = z
    .object({ pages: z.record(z.string(), z.object({ markdown: z.unknown() })) })
    .parse(JSON.parse(await readFile(path.join(folder, "pages.json"), "utf8")));
  expect(Object.values(list.pages).map(({ markdown }) => markdown)).toEqual([
    { file: "about.md", canonical: "/about", noindex: false },
    { file: "hidden.md", canonical: "/hidden", noindex: true },
    { file: "index.md", canonical: "/", noindex: false },
    { file: "intake-form.md", canonical: "/intake-form.html", noindex: false },
  ]);
  expect(await readFile(path.join(folder, "client/about.md"), "utf8")).toBe(
    '---\ncanonical: "http://localhost:3000/about"\n---\n\n# The about page\n',
  );
  const expected = page("about").replace(".menu{color:red}", "");
  expect(await readFile(path.join(folder, "client/about/index.html"), "utf8")).toBe(expected);
  expect(existsSync(path.join(folder, "client/404.md"))).toBe(false);
});

it("lists the other hosts that the site's scripts call", async () => {
  await finishPages({ buildFolder: folder, connect: ["https://forms.example"], unknownPages: [] });
  expect(JSON.parse(await readFile(path.join(folder, "pages.json"), "utf8"))).toHaveProperty("connect", [
    "https://forms.example",
  ]);
});

it("passes the site's fonts on to the pages the API renders", async () => {
  await finish();
  const list: unknown = JSON.parse(await readFile(path.join(folder, "pages.json"), "utf8"));
  expect(list).toHaveProperty("fonts", { faces: "@font-face{}", preload: "/assets/sans.woff2" });
});

it("compresses everything", async () => {
  await finish();
  expect(existsSync(path.join(folder, "client/index.html.br"))).toBe(true);
  expect(existsSync(path.join(folder, "client/about/index.html.gz"))).toBe(true);
});

it("inlines only the styles a page needs, and keeps in the shared stylesheet what a page may lack", async () => {
  await put("client/assets/app-1a2b.css", "body{margin:0}.menu{color:red}.lit{color:gold}");
  await finish();
  const html = await readFile(path.join(folder, "client/index.html"), "utf8");
  expect(html).toContain(".lit");
  expect(html).not.toContain(".menu");
  const later = await readFile(path.join(folder, "client/assets/app-1a2b.css"), "utf8");
  expect(later).toMatch(/\.menu.*\.lit/);
  expect(later).not.toContain("body");
});

it("preloads the font after the main content, once", async () => {
  const preload = `<link rel="preload" href="/assets/f-1.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>`;
  const costs = page("costs");
  await put("client/costs/index.html", costs.replace("</head>", `${preload}</head>`));
  await finish();
  const expected = costs.replace(".menu{color:red}", "").replace("</main>", `</main>${preload}`);
  expect(await readFile(path.join(folder, "client/costs/index.html"), "utf8")).toBe(expected);
});

it("ships no file that visitors never request", async () => {
  await put("client/__spa-fallback.html", page("fallback"));
  await put("client/.vite/manifest.json", "{}");
  await put("server/index.js", "");
  await finish();
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => /fallback|\.vite|^server/.test(file))).toEqual([]);
});

it("lists fallback pages for unknown URLs separately, by the path they cover", async () => {
  await finish();
  const list = pagesSchema.parse(JSON.parse(await readFile(path.join(folder, "pages.json"), "utf8")));
  expect(list.unknown).toEqual([
    { under: "/careers/apply/", file: "careers/apply/unknown/index.html", scriptHashes: [expect.any(String)] },
  ]);
  expect(await readFile(path.join(folder, "client/sitemap.xml"), "utf8")).not.toContain("unknown");
});

it("fails when a fallback page for unknown URLs is missing", async () => {
  await rm(path.join(folder, "client/careers"), { recursive: true });
  await expect(finish()).rejects.toThrow("careers/apply/unknown/index.html");
});

it("fails when there is no 404 page", async () => {
  await rm(path.join(folder, "client/404"), { recursive: true });
  await expect(finish()).rejects.toThrow("404/index.html");
});
