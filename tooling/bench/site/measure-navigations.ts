import type { Browser, Page } from "playwright-core";

/** Milliseconds from the click on a link to the first frame of its page. */
export type Navigation = Readonly<{ to: string; time: number }>;

declare global {
  /** When the next page's heading was on screen. */
  var arrival: Promise<number>;
}

const menus = ["header nav[aria-label=Main]", "footer"];

/**
 * Follows each link of the header's menus and of the footer from home with a mouse, every time from a home page that has
 * just become alive, on this machine's processor and without a network in between: the link is rested on until what it
 * prefetches is there, then clicked.
 */
export async function measureNavigations(browser: Browser, home: string): Promise<readonly Navigation[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  try {
    await page.goto(home);
    const links = page.locator(menus.map((menu) => `${menu} a[href^="/"]:not([href="/"], [target])`).join());
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const times: Navigation[] = [];
    for (const to of new Set(found)) {
      await page.goto(home);
      await page.evaluate(() => dispatchEvent(new Event("pointermove")));
      await page.locator("html[data-hydrated]").waitFor();
      times.push({ to, time: await follow(page, to) });
    }
    return times;
  } finally {
    await context.close();
  }
}

async function follow(page: Page, to: string): Promise<number> {
  const link = page.locator(menus.map((menu) => `${menu} a[href="${to}"]`).join()).first();
  const menu = page.locator("[data-menu]").filter({ has: page.locator(`a[href="${to}"]`) });
  if (!(await link.isVisible())) await menu.hover();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchArrival);
  await link.click();
  return await page.evaluate(() => globalThis.arrival);
}

/** Runs in the page: from the coming click to the frame after the heading has changed. */
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
