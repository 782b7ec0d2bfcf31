import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { onePerRoute } from "./support/built-pages.ts";
import { alive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const sizes = [
  { width: 320, height: 700 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Where lines used to break elsewhere when the font came. */
const widthsOf: Readonly<Record<string, readonly number[]>> = {
  "/solutions": [390, 412],
  "/about": [412, 1920],
  "/services": [360],
  "/contact": [390],
  "/playground": [412],
};

/** One page for all unknown solutions; it learns from the address what is missing. */
const pages = [...onePerRoute.map(([url]) => url), "/solutions/paper-boats"];

/** A layout shift, and the texts that it moved. */
type Shift = { by: number; moved: (string | undefined)[] };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: (Shift & { at: number })[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60));
        shifts.push({ by: entry.value, moved, at: entry.startTime });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** All shifts until the frame after next. Those of a busy machine that draws a page before it has read it to its end do not count. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const read = document?.domInteractive ?? 0;
        const { shifts } = globalThis as unknown as { shifts: (Shift & { at: number })[] };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts.filter(({ at }) => at > read))));
      }),
  );

describe("nothing moves", () => {
  test.for(pages)("on %s, by a font that comes late or by the application", async (url, { visits }) => {
    if (url === "/404" || url.endsWith("boats")) visits.allow(/404/);
    const page = await visits.newPage();
    await watchShifts(page);
    let painted = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted.promise;
      await route.continue();
    });
    const more = (widthsOf[url] ?? []).map((width) => ({ width, height: 823 }));
    for (const size of [...sizes, ...more]) {
      painted = Promise.withResolvers();
      await page.setViewportSize(size);
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      painted.resolve();
      await page.evaluate(async () => void (await document.fonts.ready));
      if (!url.endsWith(".html")) await alive(page);
      expect(await shiftsOf(page), `${size.width} px`).toEqual([]);
    }
  });
});
