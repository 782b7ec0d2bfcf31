import type { Browser, Page } from "playwright-core";
import type { Measured } from "./figures.ts";

type Observed = { fcp: number; lcp: number; cls: number; tasks: { start: number; duration: number }[] };

declare global {
  var observed: Observed;
}

/** Lighthouse's mid-range phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
// Its slow mobile network: bytes per second, and ms round trip.
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** ms for which a complete page is observed for later changes. */
const watched = 1_000;

/**
 * A new visitor on a slow phone who touches nothing, until fonts and network are done, and a second more. They come
 * from another site, as from a search: from an empty tab, only a page with a Cross-Origin-Opener-Policy would wait for
 * a new process, some 60 ms on a slow phone, which real visitors wait for anyway.
 */
export async function measureVisit(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(elsewhere(url));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.waitForLoadState("networkidle");
    // The same duration for every visit, to catch late shifts and long tasks.
    await page.waitForTimeout(watched);
    const { fcp, lcp, cls, tasks } = await page.evaluate(() => globalThis.observed);
    const blocking = tasks.filter((task) => task.start > fcp).map((task) => Math.max(0, task.duration - 50));
    return { "FCP, ms": fcp, "LCP, ms": lcp, CLS: cls, "TBT, ms": blocking.reduce((sum, excess) => sum + excess, 0) };
  } finally {
    await context.close();
  }
}

/** Any address on another site: browsers treat the same machine under another host name as one. */
function elsewhere(url: string): string {
  const { port } = new URL(url);
  return `http://localhost:${port}/robots.txt`;
}

/** The network and CPU of a slow phone. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Runs in the page before its own scripts. */
function observe() {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  globalThis.observed = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    seen.cls += "value" in entry ? Number(entry.value) : 0;
  });
  watch("longtask", (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }));
}
