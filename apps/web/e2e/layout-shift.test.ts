import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { alive } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

/** A page of each kind, with the widths at which its lines used to break elsewhere when the font came. */
const pages = [
  ["/", [320, 768, 1280]],
  ["/solutions", [390, 412, 1280]],
  ["/about", [320, 412, 1920]],
  ["/services", [360, 1280]],
  ["/careers/apply/project-manager", [320, 1280]],
  ["/contact", [390, 768]],
  ["/playground", [412, 1280]],
] as const;
const cases = pages.flatMap(([url, widths]) => widths.map((width) => ({ url, width })));

/** A layout shift, and the texts that it moved. */
type Shift = { by: number; moved: (string | undefined)[] };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[]) {
        shifts.push({ by: entry.value, moved: entry.sources.map(({ node }) => node.textContent?.slice(0, 60)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** All shifts until the frame after next. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((globalThis as unknown as { shifts: Shift[] }).shifts)),
        );
      }),
  );

describe("a font that comes after the first paint", () => {
  test.for(cases)("moves nothing on $url at $width px", async ({ url, width }, { visits }) => {
    const page = await visits.newPage({ width, height: 823, firstVisit: true });
    await watchShifts(page);
    const fonts: (() => void)[] = [];
    await page.route("**/*.woff2", async (route) => {
      await new Promise<void>((resolve) => fonts.push(resolve));
      await route.continue();
    });
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    for (const come of fonts) come();
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.mouse.move(5, 5);
    await alive(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
