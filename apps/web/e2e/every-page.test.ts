import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { socialImagePath } from "../app/lib/seo-paths.ts";
import { allPages, onePerRoute } from "./support/built-pages.ts";
import { setTextSize, unreadableTexts } from "./support/large-text.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { alive, expectAccessible, expectNoSidewaysScroll } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const client = fileURLToPath(new URL("../build/client/", import.meta.url));
const htmlOf = (file: string) => readFile(`${client}${file}`, "utf8");
/** Bytes of script over the network until a page is alive, including its own later fetches. */
const mostScript = 107_200;
/** Requests until a content page is alive, including its HTML. */
const mostRequests = 12;

/**
 * Pages that need more until they are alive. Ceilings that come down, and rise only when a fault is fixed; 112 kB is
 * the goal for every page.
 */
const heavier: Readonly<Record<string, number>> = {
  "/careers/apply/ai-ml-engineer": 108_430,
  "/contact": 108_700,
  "/dashboard": 107_600,
};

/**
 * Pages that a reader who touches nothing gets without the application, and the script bytes that these may use: for
 * the start and for animations.
 */
const contentPages = [
  "/",
  "/about",
  "/solutions",
  "/services",
  "/agents",
  "/careers",
  "/contact",
  "/playground",
  "/playground/try/sales",
  "/dashboard",
  "/test",
];
const mostUntouched = 12_000;

/** Includes the code of the connection that these pages open on their own. Ceilings that may only come down. */
const connected: Readonly<Record<string, number>> = { "/chat": 131_200, "/websocket-demo": 140_150 };
/** The maximum number of their requests in total. */
const mostConnected = 14;

/** Pages of the app area, which also have a light theme. */
const themed = ["/dashboard", "/chat", "/websocket-demo", "/logo-demo", "/test"];

const desk = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const small = { width: 320, height: 700 };

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React serializes void elements and empty attributes in its own way; both are valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // A page's styles and scripts come from the build, and its policy allows them.
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    // Advice for other projects: a phone number without a link, a button whose name comes from a label, long titles.
    "long-title": "off",
    "tel-non-breaking": "off",
  },
});

describe("every page", () => {
  test.for(allPages)("%s is valid HTML with one main heading, readable without JavaScript", async ([, file]) => {
    const html = await htmlOf(file);
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`)).toEqual(
      [],
    );
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(textOf(html).length).toBeGreaterThan(20);
  });

  test.for(allPages)("%s has a title and a description", async ([, file]) => {
    const html = await htmlOf(file);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.length).toBeGreaterThan(10);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThan(220);
  });

  test.for(themed)("%s is kept out of search engines", async (url) => {
    const [, file = ""] = allPages.find(([address]) => address === url) ?? [];
    expect(await htmlOf(file)).toContain('<meta name="robots" content="noindex"/>');
  });

  test("has a unique title and description", async () => {
    const heads = await Promise.all(allPages.map(async ([url, file]) => [url, await htmlOf(file)] as const));
    // An alias shows the image of its canonical page.
    const titles = heads
      .filter(([url, html]) => html.includes(`${socialImagePath(url)}"`))
      .map(([, html]) => titleOf(html));
    const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(titles.length).toBeGreaterThan(20);
    expect(twice).toEqual([]);
  });

  // One page serves all unknown solutions; it learns from the URL which one is missing.
  test.for([...onePerRoute.map(([url]) => url), "/solutions/paper-boats"])(
    "%s opens without layout shifts, is accessible and fits, from 320 px to wide, and on a phone at twice the text size",
    async (url, { visits }) => {
      if (url === "/404" || url.endsWith("boats")) visits.allow(/404/);
      const page = await visits.newPage({ colorScheme: "dark" });
      await page.addInitScript(() => {
        document.addEventListener("thirtyfold:hydrated", () => performance.mark("alive"));
      });
      const { open, shifts, places } = await watchShifts(page);
      // The window size at which a font swap has moved something on each page.
      await page.setViewportSize(desk);
      expect(await open(url), "moved by a late font").toEqual([]);
      for (const size of [phone, tablet, desk]) {
        await page.setViewportSize(size);
        await places();
        expect(await lopsidedTexts(page), "at a wrong place in Safari").toEqual([]);
      }
      // Discards the shifts caused by resizing.
      await shifts();
      if (contentPages.includes(url)) await expectUntouched(page);
      if (!url.endsWith(".html")) await alive(page);
      expect(await shifts(), "moved by the application at 1440 px").toEqual([]);
      await expectAccessible(page);
      if (themed.includes(url)) await expectAccessibleInLight(page);
      await page.setViewportSize(tablet);
      const moved = await places();
      await page.setViewportSize(phone);
      moved.push(...(await places()));
      expect(moved, "moved by the application").toEqual([]);
      await expectAccessible(page, "new");
      if (themed.includes(url)) await expectAccessibleInLight(page);
      await page.setViewportSize(small);
      await expectNoSidewaysScroll(page);
      await setTextSize(page, 32);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
        expect(await unreadableTexts(page)).toEqual([]);
      }
      await expectLight(page, url);
    },
  );
});

test("every link on the site leads somewhere", async () => {
  const htmls = await Promise.all(allPages.map(([, file]) => htmlOf(file)));
  const links = new Set(
    htmls.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = ""]) => href)),
  );
  expect(links.size).toBeGreaterThan(20);
  const answers = await Promise.all(
    [...links].map(async (href) => [href, (await fetch(inject("siteUrl") + href)).status]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

/** Elements with `text-flush` (app.css) whose left padding differs from the right. */
async function lopsidedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { unicodeBidi, paddingLeft, paddingRight } = getComputedStyle(element);
        return unicodeBidi === "plaintext" && paddingLeft !== paddingRight;
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Checks only the colors of the other theme. */
async function expectAccessibleInLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, "colors");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
}

/** Checks that no part of the application has loaded on its own, and little else. */
async function expectUntouched(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { inline, fetched, hydrated } = await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
    return {
      inline: [...document.querySelectorAll("script:not([src], [type])")].map(({ textContent }) => textContent),
      fetched: performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".js") ? [name] : [])),
      hydrated: "hydrated" in document.documentElement.dataset,
    };
  });
  const files = fetched.map((file) => client + new URL(file).pathname.slice(1));
  const sizes = files.map(async (file) => (await stat(`${file}.br`).catch(() => stat(file))).size);
  const bytes = [...(await Promise.all(sizes)), ...inline.map((code) => brotliCompressSync(code).length)];
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostUntouched);
  expect(files.filter((file) => /libraries|shared/.test(file))).toEqual([]);
  expect(hydrated).toBe(false);
}

/** Checks that the page stays within its budget, until it was alive and on its own afterwards. */
async function expectLight(page: Page, url: string): Promise<void> {
  const script = await scriptBytes(page);
  if (!url.endsWith(".html")) expect(script.untilAlive).toBeGreaterThan(50_000);
  const most = connected[url];
  expect(script.all).toBeLessThanOrEqual(most ?? heavier[url] ?? mostScript);
  if (most === undefined) return expect(script.requests).toBeLessThanOrEqual(mostRequests);
  // The connection's code is included.
  expect(script.all).toBeGreaterThan(mostScript);
  expect(script.allRequests).toBeLessThanOrEqual(mostConnected);
}

/**
 * Bytes of scripts, in total and requested before the page was alive; the number of requests until then and in total.
 */
async function scriptBytes(page: Page) {
  return await page.evaluate(() => {
    const aliveAt = performance.getEntriesByName("alive")[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith(".js"));
    const bytes = (some: PerformanceResourceTiming[]) => some.reduce((sum, file) => sum + file.encodedBodySize, 0);
    return {
      all: bytes(scripts),
      untilAlive: bytes(scripts.filter(({ startTime }) => startTime < aliveAt)),
      requests: 1 + files.filter(({ startTime }) => startTime < aliveAt).length,
      allRequests: 1 + files.length,
    };
  });
}

const titleOf = (html: string) => /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];

/** The text of a page as a reader without scripts gets it. */
function textOf(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
