import { setTimeout as pass } from "node:timers/promises";
import type { Browser, Page, Request } from "playwright-core";
import { median } from "../percentile.ts";
import type { Measured } from "./figures.ts";
import { throttle } from "./measure-visit.ts";

type Arrival = Readonly<{ painted: number; shown: number }>;

declare global {
  /** ms from the release of the mouse button. */
  var arrival: Promise<Arrival>;
}

const menus = ["header nav[aria-label=Main]", "footer"];

/**
 * Follows each link in header and footer from a freshly hydrated home page: hovers until the prefetch is done, then
 * clicks. Returns ms from the release of the button until the page's first frame is painted, and until it is on the
 * screen.
 * @param slow with the CPU and network of a slow phone
 */
export async function measureNavigations(browser: Browser, home: string, slow: boolean): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const fetched = watchFetches(page);
  try {
    await page.goto(home);
    const links = page.locator(menus.map((menu) => `${menu} a[href^="/"]:not([href="/"], [target])`).join());
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    if (slow) await throttle(page);
    const arrivals: Arrival[] = [];
    for (const to of new Set(found)) {
      await page.goto(home);
      await page.evaluate(() => dispatchEvent(new Event("pointermove")));
      await page.locator("html[data-hydrated]").waitFor();
      arrivals.push(await follow(page, to, fetched));
    }
    const way = slow ? "slow phone" : "fast machine";
    const painted = arrivals.map((arrival) => arrival.painted);
    return {
      [`link to a page, ${way}, ms`]: median(painted),
      [`  slowest of ${painted.length}, ms`]: Math.max(...painted),
      "  on the screen after, ms": median(arrivals.map(({ shown }) => shown)),
    };
  } finally {
    await context.close();
  }
}

/**
 * ms that the button is held, as by hand: otherwise, work started by the press would delay the release, from which
 * times are counted.
 */
const press = 80;

/** ms without a request after which everything a link loads has arrived. */
const quiet = 500;

/**
 * Resolves once no request has been in flight for a while. Playwright reports `networkidle` once per document, perhaps
 * before the hover.
 */
function watchFetches(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  const end = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on("requestfinished", end).on("requestfailed", end);
  return async () => {
    last = performance.now();
    while (open.size > 0 || performance.now() - last < quiet) await pass(50);
  };
}

async function follow(page: Page, to: string, fetched: () => Promise<void>): Promise<Arrival> {
  const link = page.locator(menus.map((menu) => `${menu} a[href="${to}"]`).join()).first();
  const menu = page.locator("header nav li:has(> button)").filter({ has: page.locator(`a[href="${to}"]`) });
  if (!(await link.isVisible())) await menu.hover();
  await link.hover();
  await fetched();
  await page.evaluate(watchArrival);
  await link.click({ delay: press });
  return await page.evaluate(() => globalThis.arrival);
}

/**
 * Runs in the page. The frame with the new heading is painted in the task that begins with its animation callbacks, so
 * a task posted from one runs right after style, layout, paint and commit; a second callback would run up to a frame
 * later. The heading's element timing adds raster and drawing, which without a graphics card say more about the machine
 * than about the page.
 */
function watchArrival() {
  const heading = () => document.querySelector("main h1");
  const before = heading()?.textContent;
  const released = new Promise<number>((resolve) => {
    addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const shown = new Promise<number>((resolve) => {
    const take = (entry: PerformanceEntry) => resolve("renderTime" in entry ? Number(entry.renderTime) : Number.NaN);
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type: "element" });
  });
  const painted = new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      const now = heading();
      if (!now || now.textContent === before) return;
      observer.disconnect();
      // Element timing assigns text to its containing block.
      for (const part of [now, ...now.querySelectorAll("*")]) part.setAttribute("elementtiming", "");
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(performance.now()));
      port1.start();
      requestAnimationFrame(() => port2.postMessage(undefined));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  globalThis.arrival = Promise.all([released, painted, shown]).then(([from, atPaint, onScreen]) => ({
    painted: atPaint - from,
    shown: onScreen - from,
  }));
}
