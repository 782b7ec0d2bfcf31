import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { shownCharacters } from "@thirtyfold/build/font-subsets";
import { charactersOf } from "@thirtyfold/build/unicode-range";
import { describe, expect, test } from "vitest";
import { z } from "zod";

// Budgets of a visit, in bytes over the network; 1 kB is 1,000 bytes.
const budget = { html: 30_000, fonts: 65_000, firstFont: 30_000 };

const build = fileURLToPath(new URL("../build/", import.meta.url));
const pageSchema = z.object({ file: z.string(), scriptHashes: z.array(z.string()) });
const { pages, notFound } = z
  .object({ pages: z.record(z.string(), pageSchema), notFound: pageSchema })
  .parse(JSON.parse(await readFile(path.join(build, "pages.json"), "utf8")));
const all = Object.entries({ ...pages, "/404": notFound }).map(([url, { file }]) => [url, file] as const);
const htmlOf = async (file: string) => await readFile(path.join(build, "client", file), "utf8");
const assets = await readdir(path.join(build, "client/assets"));

describe("the weight of a page", () => {
  test.for(all)("%s is at most 30 kB of HTML including its styles", async ([, file]) => {
    expect((await stat(path.join(build, "client", `${file}.br`))).size).toBeLessThanOrEqual(budget.html);
  });

  test.for(all)("%s requests no script and no stylesheet before its first paint", async ([, file]) => {
    const html = await htmlOf(file);
    expect(html).not.toMatch(/<script[^>]*\ssrc=|rel="(modulepreload|stylesheet)"/);
    // Static imports of inline scripts would be fetched immediately; the loader's imports take a variable.
    for (const [, code = ""] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
      expect(code).not.toMatch(/\bimport\s*["'`{*]|\bimport\s*\(\s*["'`]/);
    }
  });

  test.for(all)("%s has few inline scripts, and preloads a single font", async ([, file]) => {
    const html = await htmlOf(file);
    // One more on pages with themes, to apply the chosen theme before the first paint, and one where a page names its
    // own.
    const most = 4 + Number(html.includes('data-theme="system"')) + Number(html.includes("data-inline="));
    expect(html.match(/<script(?![^>]*json")[^>]*>[^<]/g)?.length ?? 0).toBeLessThanOrEqual(most);
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([expect.stringContaining(`as="font"`)]);
  });

  test.for(all)("%s uses only characters in the first font file", async ([, file]) => {
    const text = (await htmlOf(file)).replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");
    const known = new Set(charactersOf(shownCharacters));
    expect([...new Set(text.replace(/&[#\w]+;|\s/g, ""))].filter((character) => !known.has(character))).toEqual([]);
  });
});

describe("the fonts", () => {
  const sizeOf = async (file: string) => (await readFile(path.join(build, "client/assets", file))).length;

  test("are at most 65 kB in total, and 30 kB before the first paint", async () => {
    const fonts = assets.filter((file) => file.endsWith(".woff2"));
    const sizes = await Promise.all(fonts.map(sizeOf));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.fonts);
    const first = /<link rel="preload" href="\/assets\/([^"]+)"/.exec(await htmlOf("index.html"))?.[1] ?? "";
    expect(await sizeOf(first)).toBeLessThanOrEqual(budget.firstFont);
  });
});

describe("the build", () => {
  test("ships a compressed copy of every script, style and page", async () => {
    const files = (await readdir(path.join(build, "client"), { recursive: true })).filter((file) =>
      /\.(html|js|css|svg)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(5);
    const missing = files.filter((file) => !existsSync(path.join(build, "client", `${file}.br`)));
    // Only files that get smaller are compressed.
    const sizes = await Promise.all(
      missing.map(async (file) => (await readFile(path.join(build, "client", file))).length),
    );
    expect(sizes.filter((size) => size > 150)).toEqual([]);
  });

  test("ships a single stylesheet for everything after the first paint", () => {
    expect(assets.filter((file) => file.endsWith(".css"))).toEqual([expect.stringMatching(/^app-/)]);
  });

  test("has no selector that restyles the whole page on any change", async () => {
    const files = [
      ...all.map(([, file]) => file),
      ...assets.filter((name) => name.endsWith(".css")).map((name) => `assets/${name}`),
    ];
    // `:root:has(…)` before a combinator; for the root alone it is cheap.
    const fromTheRoot = /(?::root|html|body)[^\s,{}>+~]*:has\((?:[^()]|\([^()]*\))*\)[^{},\s>+~]*[\s>+~][^{},]*/g;
    const found = await Promise.all(
      files.map(async (file) => [file, (await htmlOf(file)).match(fromTheRoot)] as const),
    );
    expect(found.filter(([, rules]) => rules !== null)).toEqual([]);
  });

  test("has no rule that styles the selection of each element separately", async () => {
    const texts = await Promise.all(all.map(async ([url, file]) => [url, await htmlOf(file)] as const));
    const rules = texts.map(([url, html]) => {
      const css = /<style id="site-css">([^<]*)/.exec(html)?.[1];
      return [url, css?.match(/[^{}]*::selection[^}]*\}/g) ?? []] as const;
    });
    expect(rules.some(([, found]) => found.length > 0)).toBe(true);
    const cheap = /^::selection\{(?![^}]*var\()/;
    expect(rules.filter(([, found]) => found.some((rule) => !cheap.test(rule)))).toEqual([]);
  });
});
