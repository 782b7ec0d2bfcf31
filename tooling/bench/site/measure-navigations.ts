import { setTimeout as pass } from "node:timers/promises";
import type { Browser, Page, Request } from "playwright-core";
import { median } from "../percentile.ts";
import type { Measured } from "./figures.ts";
import { throttle } from "./measure-visit.ts";

declare global {
  var arrival: Promise<number>;
}

const menus = ["header nav[aria-label=Main]", "footer"];

/**
 * Follows each link of header and footer from a freshly hydrated home page: hovers until the prefetch is done, then
 * clicks. Gives ms from the click to the page's first frame.
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
    const times: number[] = [];
    for (const to of new Set(found)) {
      await page.goto(home);
      await page.evaluate(() => dispatchEvent(new Event("pointermove")));
      await page.locator("html[data-hydrated]").waitFor();
      times.push(await follow(page, to, fetched));
    }
    const way = slow ? "slow phone" : "fast machine";
    return { [`link to a page, ${way}, ms`]: median(times), [`  slowest of ${times.length}, ms`]: Math.max(...times) };
  } finally {
    await context.close();
  }
}

/** ms without a request after which all that a link brings with it has come. */
const quiet = 500;

/** Resolves once nothing has been under way for a while. Playwright says `networkidle` once a document, perhaps before the hover. */
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

async function follow(page: Page, to: string, fetched: () => Promise<void>): Promise<number> {
  const link = page.locator(menus.map((menu) => `${menu} a[href="${to}"]`).join()).first();
  const menu = page.locator("header nav li:has(> button)").filter({ has: page.locator(`a[href="${to}"]`) });
  if (!(await link.isVisible())) await menu.hover();
  await link.hover();
  await fetched();
  await page.evaluate(watchArrival);
  await link.click();
  return await page.evaluate(() => globalThis.arrival);
}

/** Runs in the page: measures from the click to the frame after the heading has changed. */
function watchArrival() {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  const start = new Promise<number>((resolve) => {
    addEventListener("click", () => resolve(performance.now()), { capture: true, once: true });
  });
  const changed = new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      const now = heading();
      if (now === undefined || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  globalThis.arrival = Promise.all([start, changed]).then(([from, until]) => until - from);
}
