import type { Browser, Page } from "playwright-core";

/** Milliseconds from the click on a link to the first frame of its page. */
export type Navigation = Readonly<{ to: string; time: number }>;

declare global {
  /** When the next page's heading was on screen. */
  var arrival: Promise<number>;
}

/** A visitor's walk over different pages by links of the header and the footer, back to its first page. */
const walk = ["/about", "/solutions/agent-delivery", "/agents", "/playground", "/careers", "/contact", "/"];

/**
 * Walks the site with a mouse, on this machine's processor and without a network in between: each link is rested on until
 * what it prefetches is there, then clicked.
 */
export async function measureNavigations(browser: Browser, home: string): Promise<readonly Navigation[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(home);
    await page.locator("html[data-hydrated]").waitFor();
    const times: Navigation[] = [];
    for (const to of walk) times.push({ to, time: await follow(page, to) });
    return times;
  } finally {
    await page.close();
  }
}

async function follow(page: Page, to: string): Promise<number> {
  const link = page.locator(`header a[href="${to}"]:visible, footer a[href="${to}"]:visible`).first();
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
