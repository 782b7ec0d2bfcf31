import { setTimeout as pass } from "node:timers/promises";
import type { Page } from "playwright-core";

/** A layout shift, and the texts that it moved. */
type Shift = { by: number; moved: (string | undefined)[] };

/**
 * Notes the layout shifts of each page that the tab opens, and gives its fonts only when they are asked for by `open`. Call
 * it before the first page. `fontsLate`: ms.
 */
export async function watchShifts(
  page: Page,
  fontsLate = 0,
): Promise<{
  /** Opens a page whose fonts come so late after its first paint. */
  open(url: string): Promise<void>;
  /** All shifts so far. Those of a busy machine that draws a page before it has read it to its end do not count. */
  shifts(): Promise<Shift[]>;
  /** Fonts come as they do from now on. */
  end(): Promise<void>;
}> {
  await page.addInitScript(() => {
    const shifts: (Shift & { at: number })[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60));
        shifts.push({ by: entry.value, moved, at: entry.startTime });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  let painted = Promise.withResolvers<void>();
  const fonts = "**/*.woff2";
  await page.route(fonts, async (route) => {
    await painted.promise;
    await route.continue();
  });
  return {
    async open(url) {
      painted = Promise.withResolvers();
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      if (fontsLate > 0) await pass(fontsLate);
      painted.resolve();
      await page.evaluate(async () => void (await document.fonts.ready));
    },
    shifts: () =>
      page.evaluate(
        () =>
          new Promise<Shift[]>((resolve) => {
            const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
            const read = document?.domInteractive ?? 0;
            const { shifts } = globalThis as unknown as { shifts: (Shift & { at: number })[] };
            // Until the frame after next.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts.filter(({ at }) => at > read))));
          }),
      ),
    end: () => page.unroute(fonts),
  };
}
